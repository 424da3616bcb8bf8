import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { definePart } from '@flightdeck/shared/parts';

/** Maps each part of `area.json` to its view. */
const area: AreaModule = {
  recommendations: () =>
    import(/* webpackChunkName: "recommendations" */ './recommendations/recommendations.view').then(
      ({ Recommendations }) => definePart(Recommendations),
    ),
  product: () =>
    import(/* webpackChunkName: "product" */ './product/product.view').then(({ Product }) => definePart(Product)),
};
export default area;
