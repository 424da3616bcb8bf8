import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { definePart } from '@flightdeck/shared/parts';

/** Maps each part in `area.json`, except widgets, to its view. */
const area: AreaModule = {
  connect: () =>
    import(/* webpackChunkName: "connect" */ './connect/connect.view').then(({ Connect }) => definePart(Connect)),
  'connect-user': () =>
    import(/* webpackChunkName: "connect-user" */ './connect-user/connect-user.view').then(({ ConnectUser }) =>
      definePart(ConnectUser),
    ),
  commerce: () =>
    import(/* webpackChunkName: "commerce" */ './commerce/commerce.view').then(({ CommerceSetup }) =>
      definePart(CommerceSetup),
    ),
  coupon: () =>
    import(/* webpackChunkName: "coupon" */ './coupon/coupon.view').then(({ PartnerCoupon }) =>
      definePart(PartnerCoupon),
    ),
  'connections-card': () =>
    import(/* webpackChunkName: "connections-card" */ './connections-card/connections-card.view').then(
      ({ ConnectionsCard }) => definePart(ConnectionsCard),
    ),
  notices: () =>
    import(/* webpackChunkName: "notices" */ './notices/notices.view').then(({ ConnectionNotices }) =>
      definePart(ConnectionNotices),
    ),
  'identity-crisis': () =>
    import(/* webpackChunkName: "identity-crisis" */ './identity-crisis/identity-crisis.view').then(
      ({ IdentityCrisisScreen }) => definePart(IdentityCrisisScreen),
    ),
  reconnect: () =>
    import(/* webpackChunkName: "reconnect" */ './reconnect/reconnect.view').then(({ Reconnect }) =>
      definePart(Reconnect),
    ),
  disconnect: () =>
    import(/* webpackChunkName: "disconnect" */ './disconnect/disconnect.view').then(({ Disconnect }) =>
      definePart(Disconnect),
    ),
};
export default area;
