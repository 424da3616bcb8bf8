/** Values for tests, without a document or a server. */

export * from './back-online';
export * from './links';
export * from './page-state-sample';
export * from './rounds';
export * from './texts';
