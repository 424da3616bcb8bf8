import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  'at-a-glance': () => import(/* webpackChunkName: "at-a-glance" */ './at-a-glance/at-a-glance.part'),
};
export default area;
