/** The REST client: everything that talks to the site goes through here. Views use `.resource.ts` files, not this entry. */

export { startApi } from './api-settings';
export { request } from './client';
export { connectionDataRead, connectionRead } from './connection-reads';
export { innerJson } from './decode';
export {
  asFailure,
  cached,
  defineRead,
  queryClient,
  type Read,
  type ReadState,
  readNow,
  seedRead,
  simulateRead,
  useRead,
} from './query';
export * from './save-settings';
export { useSignedOut } from './signed-out';
export { warmUp } from './transport';
export * from './write-answers';
