import type { TabDescription, TabName } from '../engine/card';

/**
 * All settings tabs in the order of the search results: the order of the navigation, then privacy, which the navigation does not
 * show. The chunk names match those of the tabs, so that a search downloads no card twice.
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

/** Loads the descriptions of all settings tabs. */
export const loadTabs = (): Promise<readonly TabDescription[]> =>
  Promise.all(Object.values(pages).map((load) => load()));
