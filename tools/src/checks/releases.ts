import { changedReports } from '../api/reports';
import type { Check, Finding } from '../common/check';
import { problems } from '../release/problems';
import { readState } from '../release/state';
import { otherVersions } from '../release/wordpress-version';

/** Checks that the versions, changesets and tags of the checkout agree. */
export const releases = (repo: string): Check => ({
  rule: 'releases',
  advice: 'Follow docs/how-to/release.md.',
  run: (): Finding[] => [
    ...problems(readState(repo)).map(({ path, message }) => ({ path, line: 1, problem: message })),
    ...otherVersions(repo).map(({ path, found }) => ({
      path,
      line: 1,
      problem: `names version ${found} of the plugin. "npm run release" copies the version of wordpress/package.json.`,
    })),
  ],
});

/** Checks that the API report of each layer of `shared` matches the code. */
export const apiReports = (repo: string): Check => ({
  rule: 'api-reports',
  advice: 'Run npm run api, and describe the change with "npx changeset": minor for an addition, major for a break.',
  run: () =>
    changedReports(repo, false).map((path) => ({ path, line: 1, problem: 'does not match the API of the code' })),
});
