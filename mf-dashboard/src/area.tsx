import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { definePart } from '@flightdeck/shared/parts';

/** Maps each part of `area.json` to its view. */
const area: AreaModule = {
  'at-a-glance': () =>
    import(/* webpackChunkName: "at-a-glance" */ './at-a-glance/at-a-glance.view').then(({ AtAGlance }) =>
      definePart(AtAGlance),
    ),
  'my-plan': () =>
    import(/* webpackChunkName: "my-plan" */ './my-plan/my-plan.view').then(({ MyPlan }) => definePart(MyPlan)),
  'backup-overlap': () =>
    import(/* webpackChunkName: "backup-overlap" */ './my-plan/backup-overlap/backup-overlap.view').then(
      ({ BackupOverlap }) => definePart(BackupOverlap),
    ),
};
export default area;
