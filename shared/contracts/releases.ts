/** Contracts of build, deploy, server and loader: the registry, staged releases, and file names. */

export * from './page/known-files';
export * from './releases/message-files';
export * from './releases/page-registry';
export * from './releases/registry';
export * from './releases/staged';
