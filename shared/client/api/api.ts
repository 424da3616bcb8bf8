/** The REST client: all requests to the site go through it. Views use `.resource.ts` files instead of this entry. */

export { QueryClientProvider } from '@tanstack/react-query';
export { isNonceHeaderRemoved, startApi } from './api-settings';
export { connectionDataRead, connectionRead } from './reads/connection-reads';
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
  useReadSelection,
} from './reads/query';
export { readAhead } from './reads/read-ahead';
export { queueRead } from './reads/read-queue';
export { correctAnswers, defineSavedRead, type SavedRead, settingsRead } from './reads/settings-read';
export { innerJson, request } from './requests/client';
export { unansweredFailure } from './requests/errors';
export { useJetpackInactive } from './requests/jetpack-inactive';
export { type LoggedOut, useLoggedOut } from './requests/logged-out';
export { loadHttp, warmUp } from './requests/send';
export * from './requests/write-answers';
