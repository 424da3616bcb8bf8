import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  activation: () => import(/* webpackChunkName: "activation" */ './activation/activation.part'),
};
export default area;
