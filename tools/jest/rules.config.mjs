import { join } from 'node:path';
import base from '../../jest.config.mjs';

/** The tests of rules alone, for `npm run mutate`: without a document, a mutant takes little time. */
export default {
  ...base.projects.find(({ displayName }) => displayName === 'rules'),
  rootDir: join(import.meta.dirname, '../..'),
};
