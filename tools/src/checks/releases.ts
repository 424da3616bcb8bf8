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
