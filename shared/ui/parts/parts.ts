/** Functions that define parts, show them and give them data (docs/contracts.md, area lifecycles). */

export * from './area-failures';
export { useBus, useConnection, usePartData, usePartElement, usePermissions, useRoute, useTopic } from './context';
export { definePart } from './define-part';
export * from './failed-file.view';
export { FailedPart } from './failed-part.view';
export * from './mount-parcel';
export * from './older-release';
export { type PartLoader, partLoader, providePartLoader } from './page-loader';
export { PartSlot } from './part.view';
export { Part } from './part-in-part.view';
export { useRetry } from './same-cause';
export { syncRoots } from './sync-roots';
