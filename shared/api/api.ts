/** The REST client: everything that talks to the site goes through here. Views use `.resource.ts` files, not this entry. */

export * from './calls/connection';
export * from './calls/licensing';
export * from './calls/modules';
export * from './calls/settings';
export * from './calls/site';
export {
  asFailure,
  cached,
  defineRead,
  queryClient,
  type Read,
  type ReadState,
  readNow,
  seedRead,
  useRead,
} from './query';
export { type SaveOutcome, type SettingState, saveSettings, useSetting } from './save-settings';
export { startApi } from './settings';
export { warmUp } from './transport';
