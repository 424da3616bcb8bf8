/** REST calls of several areas, and calls of the documents that no screen makes yet. Each area bundles those it uses. */

export * from './akismet';
export * from './backup';
export * from './connection';
export * from './connection-details';
export * from './features';
export * from './licensing';
export * from './modules';
export * from './notices';
export * from './plugins';
export * from './protection';
export * from './purchases';
export * from './questionnaire';
export * from './scan';
export * from './search';
export * from './site';
export * from './survey';
export * from './vaultpress';
export * from './wordads';
