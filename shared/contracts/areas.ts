/** Contracts of areas: manifests, parts and their props, routes, and the facts that choose a screen. */

export * from './areas/area-manifest';
export * from './areas/area-names';
export * from './areas/part';
export * from './areas/route';
export * from './areas/screens';
