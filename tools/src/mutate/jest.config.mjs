import { join } from 'node:path';
import root from '../../../jest.config.mjs';

/** The tests of rules, without retries, run by a runner that answers messages. */
export default {
  ...root.projects.find(({ displayName }) => displayName === 'rules'),
  rootDir: join(import.meta.dirname, '../../..'),
  setupFilesAfterEnv: [],
  runner: '<rootDir>/tools/src/mutate/runner.cjs',
};
