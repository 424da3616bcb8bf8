import { join } from 'node:path';
import base from '../../jest.config.mjs';

const rootDir = join(import.meta.dirname, '../..');
const rules = base.projects.find(({ displayName }) => displayName === 'rules');
const area = process.env.FLIGHTDECK_AREA;

/** The tests of rules alone, for `npm run mutate`: without a document, a mutant takes little time. */
export default {
  ...rules,
  rootDir,
  // Of the site, only its rules.
  testPathIgnorePatterns: rules.testPathIgnorePatterns
    .filter((path) => path !== '<rootDir>/site/')
    .concat('<rootDir>/site/src/(?!rules/)'),
  ...(area && { roots: [join(rootDir, area)] }),
};
