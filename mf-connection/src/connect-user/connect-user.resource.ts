import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { useEffect, useState } from 'react';
import { type ConnectRequest, connectRequest } from './connect-request.store';
import { type ConnectUserState, connectUserState } from './connect-user-state';

/** Returns the stored request, null if there is none, and the content of the screen for this user. */
export function useConnectUser(): { readonly request: ConnectRequest | null; readonly state: ConnectUserState } {
  const [request] = useState(connectRequest.read);
  const state = connectUserState(useConnection(), usePermissions());
  // Remove the stored request when the user leaves the screen.
  useEffect(() => () => connectRequest.write(null), []);
  return { request, state };
}
