import type { TabDescription } from '../engine/card';

/**
 * All pages of settings, in the order of their results: that of the navigation, and privacy, which has no tab, last. Each comes
 * with the file of its page, so that a search loads what no page has loaded yet, and no card twice.
 */
export const loadTabs = (): Promise<readonly TabDescription[]> =>
  Promise.all([
    import(/* webpackChunkName: "security" */ '../security/security.tab').then(({ security }) => security),
    import(/* webpackChunkName: "performance" */ '../performance/performance.tab').then(
      ({ performance }) => performance,
    ),
    import(/* webpackChunkName: "writing" */ '../writing/writing.tab').then(({ writing }) => writing),
    import(/* webpackChunkName: "sharing" */ '../sharing/sharing.tab').then(({ sharing }) => sharing),
    import(/* webpackChunkName: "discussion" */ '../discussion/discussion.tab').then(({ discussion }) => discussion),
    import(/* webpackChunkName: "traffic" */ '../traffic/traffic.tab').then(({ traffic }) => traffic),
    import(/* webpackChunkName: "privacy" */ '../privacy/privacy.tab').then(({ privacy }) => privacy),
  ]);
