import { connectionDataRead, connectionRead, readNow, seedRead, settingsRead, startApi } from '@flightdeck/shared/api';
import { outward, startLinks } from '@flightdeck/shared/links';
import { type Failure, isFailure } from '../../contracts/areas/failure';
import type { Facts } from '../../contracts/areas/screens';
import type { Connection } from '../../contracts/bus/topics';
import { defaultAdminUrl } from '../../contracts/page/default-admin-url';
import type { InitialState } from '../../contracts/page/initial-state';
import type { PageState } from '../../contracts/page/page-state';
import { readSettings } from '../../contracts/wire/settings';
import { readState, writeState } from '../bus/bus';
import { permissionsOf, userConnectionOf, withStatus, withUser } from './connection';
import { factsOf } from './facts';

let page: PageState | null = null;
/** Whether this is the page of the dashboard. A widget on another page must not change the address of the page. */
let ownsAddress = true;

/** Returns whether a session has started on this page. */
export const isSessionStarted = (): boolean => page !== null;

/** Returns the page state. @throws Error before `startSession` */
export function pageState(): PageState {
  if (!page) throw new Error('The session has not started.');
  return page;
}

/** Returns the server's initial state (SHR-091). */
export const initialState = (): InitialState => pageState().initial;

/**
 * Starts the session: configures client and links, puts the data of the page state into the cache as stale, and writes
 * connection and permissions to the bus. Without connection state it requests the connection first, so that no connect
 * screen shows by mistake (OQ-174).
 * @param options `expectConnection: false` for pages whose page state has no connection; `ownsAddress: false` for
 * pages of other plugins
 * @returns null, or the failure of the request for the connection
 */
export async function startSession(
  state: PageState,
  options: { readonly expectConnection?: boolean; readonly ownsAddress?: boolean } = {},
): Promise<Failure | null> {
  page = state;
  ownsAddress = options.ownsAddress ?? true;
  const { initial } = state;
  const user = state.userConnection?.currentUser ?? initial.userData?.currentUser ?? null;
  const loginUrl = URL.canParse(initial.loginUrl, location.href) ? initial.loginUrl : '';
  startLinks({
    origins: [...state.provider.origins, ...[loginUrl, initial.WP_API_root].map(originOf)],
    redirect: state.provider.redirect,
    rawUrl: initial.rawUrl,
  });
  const adminPages = outward(initial.adminUrl);
  if (!adminPages.allowed) {
    console.error(`Flightdeck: ${adminPages.failure.message}`);
    initial.adminUrl = defaultAdminUrl;
  }
  startApi({
    root: initial.WP_API_root,
    nonce: initial.WP_API_nonce,
    nonceUrl: `${initial.adminUrl}admin-ajax.php?action=rest-nonce`,
    pageUrl: `${initial.adminUrl}admin.php?page=flightdeck`,
    loginUrl,
    userId: user?.id ?? null,
  });
  if (Object.keys(initial.settings).length > 0) seedRead(settingsRead, readSettings(initial.settings));
  if (state.userConnection) seedRead(connectionDataRead, state.userConnection);
  if (user) {
    writeState('permissions', permissionsOf(user));
    setConnection({ userConnectionData: userConnectionOf(user), isUserConnected: user.isConnected });
  }
  setConnection({ connectedPlugins: initial.connectedPlugins });
  if (!state.connection) {
    if (options.expectConnection ?? true)
      console.error('Flightdeck: the page has no connection state; requesting it from the site.');
    return refreshConnection();
  }
  seedRead(connectionRead, state.connection);
  writeState('connection', withStatus(readState('connection'), state.connection));
  return null;
}

/**
 * Reads the connection and the user's account again and writes them to the bus.
 * @returns null, or the failure; values that could not be read stay unchanged
 */
export async function refreshConnection(): Promise<Failure | null> {
  try {
    const status = await readNow(connectionRead);
    writeState('connection', withStatus(readState('connection'), status));
    // In offline mode the account cannot be read; keep the permissions of the page state.
    if (status.offlineMode.isActive) return null;
    const data = await readNow(connectionDataRead);
    if (!isUserKnown()) startApi({ userId: data.currentUser.id });
    writeState('permissions', permissionsOf(data.currentUser));
    writeState('connection', withUser(readState('connection'), data));
    return null;
  } catch (error) {
    if (isFailure(error)) return error;
    // A later refresh has replaced this one; its answer counts.
    if (error instanceof Error && error.message === 'CancelledError') return null;
    throw error;
  }
}

/**
 * Returns the address of one of our routes: a hash on the dashboard page, the full address on other pages.
 * @param route such as `/disconnect`
 */
export const routeHref = (route: string): string =>
  ownsAddress ? `#${route}` : `${initialState().adminUrl}admin.php?page=flightdeck#${route}`;

const originOf = (address: string): string => new URL(address, location.href).origin;

/** Returns whether the page state names the user. */
const isUserKnown = () => Boolean(page?.userConnection ?? page?.initial.userData);

/** Changes fields of the connection on this page, such as registering, reconnecting or the authorization address. */
export function setConnection(change: Partial<Connection>): void {
  writeState('connection', { ...readState('connection'), ...change });
}

/** Records that the store setup was shown, so that this page does not open it again (ROOT-061). */
export function setCommerceSeen(): void {
  pageState().initial.hasSeenWCConnectionModal = true;
}

/** Returns the current facts for `screens()`. */
export function facts(pageQuery: string = location.search): Facts {
  return factsOf(readState('connection'), readState('permissions'), initialState(), pageQuery);
}
