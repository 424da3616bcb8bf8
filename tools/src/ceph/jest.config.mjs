import { join } from 'node:path';
import base from '../../../jest.config.mjs';

const [servers] = base.projects.filter(({ displayName }) => displayName === 'servers');

/** The tests of the bucket target, on Ceph's object gateway: `npx jest --config tools/src/ceph/jest.config.mjs`. */
export default {
  ...servers,
  displayName: 'ceph',
  rootDir: join(import.meta.dirname, '../../..'),
  testMatch: [
    '<rootDir>/tools/src/deploy/{bucket,bucket-prune,bucket-rounds,many-areas}.test.ts',
    '<rootDir>/tools/src/ceph/*.ceph.ts',
  ],
  // A gateway takes many times as long as the store in memory, and some tests send hundreds of requests.
  testTimeout: 10 * base.testTimeout,
  maxWorkers: 1,
  globalSetup: '<rootDir>/tools/src/ceph/start.ts',
  globalTeardown: '<rootDir>/tools/src/ceph/stop.ts',
};
