import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  connect: () => import(/* webpackChunkName: "connect" */ './connect/connect.part'),
  'connections-card': () =>
    import(/* webpackChunkName: "connections-card" */ './connections-card/connections-card.part'),
  notices: () => import(/* webpackChunkName: "notices" */ './notices/notices.part'),
  disconnect: () => import(/* webpackChunkName: "disconnect" */ './disconnect/disconnect.part'),
  connection: () => import(/* webpackChunkName: "connection" */ './connection/connection.part'),
};
export default area;
