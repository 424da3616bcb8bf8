import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  'at-a-glance': () => import(/* webpackChunkName: "at-a-glance" */ './at-a-glance/at-a-glance.part'),
  'my-plan': () => import(/* webpackChunkName: "my-plan" */ './my-plan/my-plan.part'),
  'backup-overlap': () =>
    import(/* webpackChunkName: "backup-overlap" */ './my-plan/backup-overlap/backup-overlap.part'),
};
export default area;
