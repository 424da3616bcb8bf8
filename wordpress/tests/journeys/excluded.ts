import type { Exclusion } from '../../src/journeys/exclusion';

/** Folders of `e2e/` that have no journeys for WordPress, with the reason. */
export const excludedFolders: Readonly<Record<string, string>> = {
  failures:
    'change the set, the answers or the security policy of the test site; `wordpress/tests/` has its own failures',
  pictures: 'take pictures of cards and screens of the test site',
  releases: 'deploy earlier releases to the test site',
  site: 'test the test site itself',
  widgets: 'open pages of the test site that embed widgets',
};

/**
 * Journeys that can't run on WordPress. A journey that passes there fails this check, so that it is removed from the list.
 */
export const excluded: readonly Exclusion[] = [];
