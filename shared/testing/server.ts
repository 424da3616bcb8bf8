/** The fake server of tests, with expected, failed and malformed answers. */

export * from './fake-server';
export * from './malformed-values';
export * from './test-session';
export * from './ways-to-fail';
export * from './wire';
