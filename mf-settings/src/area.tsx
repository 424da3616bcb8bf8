import type { AreaModule } from '@flightdeck/shared/contracts/part';
import { definePart } from '@flightdeck/shared/parts';

/** Maps each part of `area.json` to its view. */
const area: AreaModule = {
  security: () =>
    import(/* webpackChunkName: "security" */ './security/security.view').then(({ Security }) => definePart(Security)),
  writing: () =>
    import(/* webpackChunkName: "writing" */ './writing/writing.view').then(({ Writing }) => definePart(Writing)),
  sharing: () =>
    import(/* webpackChunkName: "sharing" */ './sharing/sharing.view').then(({ Sharing }) => definePart(Sharing)),
  discussion: () =>
    import(/* webpackChunkName: "discussion" */ './discussion/discussion.view').then(({ Discussion }) =>
      definePart(Discussion),
    ),
  performance: () =>
    import(/* webpackChunkName: "performance" */ './performance/performance.view').then(({ Performance }) =>
      definePart(Performance),
    ),
  privacy: () =>
    import(/* webpackChunkName: "privacy" */ './privacy/privacy.view').then(({ Privacy }) => definePart(Privacy)),
  traffic: () =>
    import(/* webpackChunkName: "traffic" */ './traffic/traffic.view').then(({ Traffic }) => definePart(Traffic)),
};
export default area;
