import type { AreaModule } from '@flightdeck/shared/contracts/part';

/** Ties each part of `area.json` to its file. */
const area: AreaModule = {
  security: () => import(/* webpackChunkName: "security" */ './security/security.part'),
  writing: () => import(/* webpackChunkName: "writing" */ './writing/writing.part'),
  sharing: () => import(/* webpackChunkName: "sharing" */ './sharing/sharing.part'),
  discussion: () => import(/* webpackChunkName: "discussion" */ './discussion/discussion.part'),
  performance: () => import(/* webpackChunkName: "performance" */ './performance/performance.part'),
  privacy: () => import(/* webpackChunkName: "privacy" */ './privacy/privacy.part'),
  traffic: () => import(/* webpackChunkName: "traffic" */ './traffic/traffic.part'),
};
export default area;
