import type { TabDescription, TabName } from '../engine/card';

/**
 * All pages of settings, in the order of their results: that of the navigation, and privacy, which has no tab, last. Each comes
 * with the file of its page, so that a search loads what no page has loaded yet, and no card twice.
 */
const pages: Readonly<Record<TabName, () => Promise<TabDescription>>> = {
  security: () =>
    import(/* webpackChunkName: "security" */ '../security/security.tab').then(({ security }) => security),
  performance: () =>
    import(/* webpackChunkName: "performance" */ '../performance/performance.tab').then(
      ({ performance }) => performance,
    ),
  writing: () => import(/* webpackChunkName: "writing" */ '../writing/writing.tab').then(({ writing }) => writing),
  sharing: () => import(/* webpackChunkName: "sharing" */ '../sharing/sharing.tab').then(({ sharing }) => sharing),
  discussion: () =>
    import(/* webpackChunkName: "discussion" */ '../discussion/discussion.tab').then(({ discussion }) => discussion),
  traffic: () => import(/* webpackChunkName: "traffic" */ '../traffic/traffic.tab').then(({ traffic }) => traffic),
  privacy: () => import(/* webpackChunkName: "privacy" */ '../privacy/privacy.tab').then(({ privacy }) => privacy),
};

export const loadTabs = (): Promise<readonly TabDescription[]> =>
  Promise.all(Object.values(pages).map((load) => load()));
