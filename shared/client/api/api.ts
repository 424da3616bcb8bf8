/** The REST client: all requests to the site go through it. Views use `.resource.ts` files instead of this entry. */

export { startApi } from './api-settings';
export { innerJson, request } from './client';
export { connectionDataRead, connectionRead } from './connection-reads';
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
  useReadPart,
} from './query';
export { readAhead } from './read-ahead';
export { inTurn } from './read-queue';
export * from './save-outcome';
export * from './save-settings';
export { sendAtEnd } from './send-at-end';
export { defineSavedRead, settingsRead } from './settings-read';
export { useSignedOut } from './signed-out';
export { warmUp } from './transport';
export * from './write-answers';
