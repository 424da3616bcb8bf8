import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  connect: () => import(/* webpackChunkName: "connect" */ './connect/connect.part'),
  'connect-user': () => import(/* webpackChunkName: "connect-user" */ './connect-user/connect-user.part'),
  commerce: () => import(/* webpackChunkName: "commerce" */ './commerce/commerce.part'),
  coupon: () => import(/* webpackChunkName: "coupon" */ './coupon/coupon.part'),
  'connections-card': () =>
    import(/* webpackChunkName: "connections-card" */ './connections-card/connections-card.part'),
  notices: () => import(/* webpackChunkName: "notices" */ './notices/notices.part'),
  'identity-crisis': () => import(/* webpackChunkName: "identity-crisis" */ './identity-crisis/identity-crisis.part'),
  reconnect: () => import(/* webpackChunkName: "reconnect" */ './reconnect/reconnect.part'),
  disconnect: () => import(/* webpackChunkName: "disconnect" */ './disconnect/disconnect.part'),
  'connections-card-widget': () =>
    import(/* webpackChunkName: "connections-card-widget" */ './connections-card/connections-card-widget.part'),
  connection: () => import(/* webpackChunkName: "connection" */ './connection/connection.part'),
};
export default area;
