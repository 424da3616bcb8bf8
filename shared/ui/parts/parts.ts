/** Defines parts, shows them, and passes data to them (docs/contracts.md, "Part lifecycles and props"). */

export { useBus, useConnection, usePartData, usePartElement, usePermissions, useRoute, useTopic } from './context';
export { definePart } from './define-part';
export * from './failures/area-failures';
export * from './failures/failed-file.view';
export { FailedPart } from './failures/failed-part.view';
export * from './failures/older-release';
export { useRetry } from './failures/same-cause';
export * from './mount-part';
export { type PartLoader, partLoader, providePartLoader } from './page-loader';
export { Part, PartSlot } from './part.view';
export { isFirstFrame, syncRoots } from './sync-roots';
