import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  recommendations: () => import(/* webpackChunkName: "recommendations" */ './recommendations/recommendations.part'),
  product: () => import(/* webpackChunkName: "product" */ './product/product.part'),
};
export default area;
