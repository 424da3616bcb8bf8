import { problems } from '../release/problems';
import { readState } from '../release/state';
import { otherVersions } from '../release/wordpress-version';
import type { Check, Finding } from './check';

/** Versions, changesets, archives and tags of the checkout agree. */
export const releases = (repo: string): Check => ({
  rule: 'releases',
  instead: 'Follow docs/how-to/release.md.',
  run: (): Finding[] => [
    ...problems(readState(repo)).map(({ path, what }) => ({ path, line: 1, what })),
    ...otherVersions(repo).map(({ path, found }) => ({
      path,
      line: 1,
      what: `The plugin is ${found} here. "npm run release" copies the version of wordpress/package.json.`,
    })),
  ],
});
