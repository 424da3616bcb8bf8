import type { TabDescription, TabName } from './engine/cards/card';

/**
 * Functions that load the settings tabs, which are the parts of the area. Each chunk has the name of its part. Search results
 * have the order of these tabs: the order of the navigation, then privacy, which the navigation does not show.
 */
export const tabLoaders: Readonly<Record<TabName, () => Promise<TabDescription>>> = {
  security: () => import(/* webpackChunkName: "security" */ './security/security.tab').then(({ security }) => security),
  performance: () =>
    import(/* webpackChunkName: "performance" */ './performance/performance.tab').then(
      ({ performance }) => performance,
    ),
  writing: () => import(/* webpackChunkName: "writing" */ './writing/writing.tab').then(({ writing }) => writing),
  sharing: () => import(/* webpackChunkName: "sharing" */ './sharing/sharing.tab').then(({ sharing }) => sharing),
  discussion: () =>
    import(/* webpackChunkName: "discussion" */ './discussion/discussion.tab').then(({ discussion }) => discussion),
  traffic: () => import(/* webpackChunkName: "traffic" */ './traffic/traffic.tab').then(({ traffic }) => traffic),
  privacy: () => import(/* webpackChunkName: "privacy" */ './privacy/privacy.tab').then(({ privacy }) => privacy),
};

/** Loads the descriptions of all settings tabs. */
export const loadTabs = (): Promise<readonly TabDescription[]> =>
  Promise.all(Object.values(tabLoaders).map((load) => load()));
