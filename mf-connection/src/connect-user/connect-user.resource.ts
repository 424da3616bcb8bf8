import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { useEffect, useState } from 'react';
import { type ConnectRequest, clearRequest, storedRequest } from './connect-request.store';
import { type ConnectUserState, connectUserState } from './connect-user-state';

/** Returns the request for the connection, and what the screen shows to this user. */
export function useConnectUser(): { readonly request: ConnectRequest | null; readonly state: ConnectUserState } {
  const [request] = useState(storedRequest);
  const state = connectUserState(useConnection(), usePermissions());
  useEffect(() => clearRequest, []);
  return { request, state };
}
