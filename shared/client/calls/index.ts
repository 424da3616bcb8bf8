/** REST calls that several areas make, and calls that requirements name but no screen makes yet. Areas bundle what they use. */

export * from './products/akismet';
export * from './products/backup';
export * from './products/licensing';
export * from './products/protection';
export * from './products/purchases';
export * from './products/scan';
export * from './products/search';
export * from './products/vaultpress';
export * from './products/wordads';
export * from './site/connection';
export * from './site/connection-details';
export * from './site/features';
export * from './site/modules';
export * from './site/notices';
export * from './site/plugins';
export * from './site/questionnaire';
export * from './site/site';
export * from './site/survey';
export * from './unclear-outcome';
