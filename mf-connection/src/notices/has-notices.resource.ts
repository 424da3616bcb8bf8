import { useConnection, usePermissions, useRoute } from '@flightdeck/shared/parts';
import { initialState } from '@flightdeck/shared/session';
import { hasNotices } from './visible-notices';

/** Whether there may be something to say about the connection, live. */
export function useHasNotices(): boolean {
  const facts = { connection: useConnection(), permissions: usePermissions(), path: useRoute().path };
  return hasNotices(facts, initialState().jetpackStateNotices);
}
