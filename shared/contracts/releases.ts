/** Contracts of build, deploy, host and loader: the registry, staged releases, file names, and visit counts. */

export * from './page/known-files';
export * from './releases/message-files';
export * from './releases/page-registry';
export * from './releases/registry';
export * from './releases/staged';
export * from './releases/visit-counts';
