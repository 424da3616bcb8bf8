/** Defines parts, shows them, and passes data to them (docs/contracts.md, "Part lifecycles and props"). */

export {
  /** @public Areas built for version 2.0 call it by this name. */
  useValue as useTopic,
} from '@flightdeck/shared/store';
export {
  useBus,
  useConnection,
  usePartData,
  usePartElement,
  usePermissions,
  useRoute,
  useRouteState,
} from './context';
export { definePart } from './define-part';
export { asPartFailure } from './failures/as-part-failure';
export * from './failures/failed-file.view';
export { FailedPart } from './failures/failed-part.view';
export { useRetryOnline } from './failures/retry-online';
export { partLoader, providePartLoader } from './page-loader';
export { reactClient } from './react-client';
export * from './texts.store';
