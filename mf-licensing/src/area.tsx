import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { definePart } from '@flightdeck/shared/parts';

/** Maps each part in `area.json`, except widgets, to its view. */
const area: AreaModule = {
  activation: () =>
    import(/* webpackChunkName: "activation" */ './activation/activation.view').then(({ Activation }) =>
      definePart(Activation),
    ),
  'licensing-header': () =>
    import(/* webpackChunkName: "licensing-header" */ './licensing-header/licensing-header.view').then(
      ({ LicensingHeader }) => definePart(LicensingHeader),
    ),
  'key-form': () =>
    import(/* webpackChunkName: "key-form" */ './key-form/key-form.view').then(({ KeyForm }) => definePart(KeyForm)),
  notice: () =>
    import(/* webpackChunkName: "notice" */ './notice/notice.view').then(({ LicenseNotices }) =>
      definePart(LicenseNotices),
    ),
};
export default area;
