import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  security: () => import(/* webpackChunkName: "security" */ './security/security.part'),
};
export default area;
