/** Contracts of build, deploy, host and loader: the registry, staged releases, file names, and visit counts. */

export * from './known-files';
export * from './message-files';
export * from './page-registry';
export * from './registry';
export * from './staged';
export * from './visit-counts';
