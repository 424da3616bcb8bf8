import { join } from 'node:path';
import base from '../../jest.config.mjs';

const rootDir = join(import.meta.dirname, '../..');
const rules = base.projects.find(({ displayName }) => displayName === 'rules');
const area = process.env.FLIGHTDECK_AREA;

/** Only the tests of rules, for `npx stryker run`: they run fast, because they need no document. */
export default {
  ...rules,
  rootDir,
  // Run the tests of site/src/rules, and no other tests of the site.
  testPathIgnorePatterns: rules.testPathIgnorePatterns
    .filter((path) => path !== '<rootDir>/site/')
    .concat('<rootDir>/site/src/(?!rules/)'),
  ...(area && { roots: [join(rootDir, area)] }),
};
