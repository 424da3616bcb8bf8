import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  activation: () => import(/* webpackChunkName: "activation" */ './activation/activation.part'),
  'licensing-header': () =>
    import(/* webpackChunkName: "licensing-header" */ './licensing-header/licensing-header.part'),
  'key-form': () => import(/* webpackChunkName: "key-form" */ './key-form/key-form.part'),
  notice: () => import(/* webpackChunkName: "notice" */ './notice/notice.part'),
  licence: () => import(/* webpackChunkName: "licence" */ './licence/licence.part'),
};
export default area;
