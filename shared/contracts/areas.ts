/** Contracts of areas: manifests, parts and their props, routes, and the facts that choose a screen. */

export * from './area-manifest';
export * from './area-names';
export * from './areas-in';
export * from './part';
export * from './route';
export * from './screens';
