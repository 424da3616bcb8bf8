import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { definePart } from '@flightdeck/shared/parts';

/** Maps each part of `area.json` to its view. Widgets start the session themselves on pages without our root. */
const area: AreaModule = {
  activation: () =>
    import(/* webpackChunkName: "activation" */ './activation/activation.view').then(({ Activation }) =>
      definePart(Activation),
    ),
  'licensing-header': async () => {
    const [{ defineWidget }, { LicensingHeader }] = await Promise.all([
      import(/* webpackChunkName: "licensing-header" */ '@flightdeck/shared/parts/widget'),
      import(/* webpackChunkName: "licensing-header" */ './licensing-header/licensing-header.view'),
    ]);
    return defineWidget(LicensingHeader);
  },
  'key-form': () =>
    import(/* webpackChunkName: "key-form" */ './key-form/key-form.view').then(({ KeyForm }) => definePart(KeyForm)),
  notice: () =>
    import(/* webpackChunkName: "notice" */ './notice/notice.view').then(({ LicenseNotices }) =>
      definePart(LicenseNotices),
    ),
  licence: async () => {
    const [{ defineWidget }, { License }] = await Promise.all([
      import(/* webpackChunkName: "licence" */ '@flightdeck/shared/parts/widget'),
      import(/* webpackChunkName: "licence" */ './license/license.view'),
    ]);
    return defineWidget(License);
  },
};
export default area;
