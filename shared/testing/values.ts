/** Values for tests, without a document or a server. */

export * from './heard-failures';
export * from './links';
export * from './page-state-sample';
export * from './served-texts';
export * from './texts';

/** Reports that the browser is back online: pauses between load attempts end, and missing files are requested again. */
export const backOnline = (): boolean => globalThis.dispatchEvent(new Event('online'));

/** Options of `fc.assert` for pure functions: few runs in each test run, many in the long one. */
export const rounds = { numRuns: process.env.FLIGHTDECK_LONG ? 2000 : 40 };
