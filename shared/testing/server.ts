/** Answers of servers in tests: recorded, failed and malformed ones. */

export * from './fake-server';
export * from './malformed-values';
export * from './ways-to-fail';
export * from './wire';
