import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { defineWidget } from '@flightdeck/shared/parts/widget';

/** Maps each widget in `area.json` to its view. A widget starts the session itself on pages without our root. */
const widgets: AreaModule = {
  'licensing-header': () =>
    import(/* webpackChunkName: "licensing-header" */ './licensing-header/licensing-header.view').then(
      ({ LicensingHeader }) => defineWidget(LicensingHeader),
    ),
  licence: () =>
    import(/* webpackChunkName: "licence" */ './license/license.view').then(({ License }) => defineWidget(License)),
};
export default widgets;
