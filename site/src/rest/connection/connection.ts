import { createNonce, verifyNonce } from '../../auth/nonces';
import { is16 } from '../../catalog/versions';
import { type Answer, invalidParams, missingParams, ok, refuse, wrongParam } from '../../context/answer';
import { userById } from '../../facts/users';
import { authorizeUrl, registerAction } from '../../provider/authorize';
import { siteId } from '../../scenarios/scenarios';
import type { LoggedInCall, Route } from '../route';
import { isDown } from './from-provider';
import { connectionData, connectionStatus } from './state';

const success = ok({ code: 'success' });

function register({ site, user, session, body }: LoggedInCall) {
  // Version 16 of the plugin requires no nonce.
  const nonce = is16(site.store) ? null : body.registration_nonce;
  if (nonce === undefined) return missingParams(['registration_nonce']);
  const now = site.clock.now();
  if (
    nonce !== null &&
    (typeof nonce !== 'string' || !verifyNonce(site.store.secret, now, session, registerAction, nonce))
  ) {
    return refuse(403, 'invalid_nonce', 'Unable to verify your request.');
  }
  site.store.write(() => site.store.connection.register(site.store.connection.registration()?.blogId ?? siteId));
  return ok({ alternateAuthorizeUrl: '', authorizeUrl: authorizeUrl(site, user, session, body.redirect_uri) });
}

function disconnect({ site, body }: LoggedInCall) {
  if (body.isActive === undefined) return missingParams(['isActive']);
  if (body.isActive !== false) {
    const message = 'The isActive argument should be set to false.';
    return invalidParams({ isActive: { code: 'rest_invalid_param', message, data: { status: 400 } } });
  }
  if (!site.store.connection.registration()) {
    return refuse(400, 'disconnect_failed', 'Failed to disconnect the site as it appears already disconnected.');
  }
  // Modules stay on, and work again when the site reconnects.
  site.store.connection.disconnect();
  return success;
}

function unlink({ site, user, body }: LoggedInCall) {
  if (body.linked !== false) return refuse(404, 'invalid_param', 'Invalid Parameter');
  if (site.store.connection.registration()?.ownerId === user.id) {
    return refuse(400, 'unlink_user_failed', 'Was not able to unlink the user. Please try again.');
  }
  site.store.connection.unlink(user.id);
  return success;
}

function reconnect(call: LoggedInCall): Answer {
  const { site, user, session } = call;
  // As the plugin sends it, with question marks in the code and the status as the message.
  if (isDown(call)) return { status: 500, body: { code: 'wpcom_5??', message: 503, data: null } };
  const registration = site.store.connection.registration();
  // Without an owner, reconnecting needs no approval by a user.
  if (registration && registration.ownerId === null) return ok({ status: 'completed' });
  site.store.write(() => {
    site.store.connection.disconnect();
    site.store.connection.register(registration?.blogId ?? siteId);
  });
  return ok({ status: 'in_progress', authorizeUrl: authorizeUrl(site, user, session) });
}

/** Returns a failed test of the connection. @param protocol `HTTP` or `HTTPS` */
const outboundFailure = (protocol: string) => ({
  code: `failed_test__outbound_${protocol.toLowerCase()}`,
  message:
    `Your server did not successfully connect to the Jetpack server using ${protocol}\n\t\t\t\tPlease ask your hosting ` +
    'provider to confirm your server can make outbound requests to jetpack.com.',
  data: { resolution: '' },
});

function testConnection(call: LoggedInCall): Answer {
  if (!isDown(call)) return ok({ code: 'success', message: 'All connection tests passed.' });
  return { status: 500, body: { ...outboundFailure('HTTP'), additional_errors: [outboundFailure('HTTPS')] } };
}

/** Makes a linked administrator the connection owner. */
function changeOwner({ site, body }: LoggedInCall): Answer {
  const { owner } = body;
  if (owner === undefined) return missingParams(['owner']);
  const id = typeof owner === 'number' || typeof owner === 'string' ? Number(owner) : Number.NaN;
  if (!Number.isInteger(id) || id <= 0) {
    return invalidParams({ owner: wrongParam('owner', 'must be a positive integer.') });
  }
  const user = userById(id);
  if (user?.role !== 'administrator') {
    return refuse(400, 'new_owner_not_admin', 'New owner is not admin');
  }
  if (site.store.connection.accountOf(id) === null) {
    return refuse(400, 'new_owner_not_connected', 'New owner is not connected');
  }
  site.store.connection.changeOwner(id);
  return success;
}

/** Returns the address of the connect button: the provider's page if the site is registered, otherwise a link that registers the site. */
export function connectUrl({ site, user, session }: Pick<LoggedInCall, 'site' | 'user' | 'session'>): string {
  if (site.store.connection.registration()) return authorizeUrl(site, user, session);
  const url = new URL('/wp-admin/admin.php?page=flightdeck&action=register', site.urls.site);
  url.searchParams.set('_wpnonce', createNonce(site.store.secret, site.clock.now(), session, registerAction));
  return url.href;
}

/** Calls that read the connection, and that connect and disconnect the site and its users. */
export const connectionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'connection',
    capability: 'public',
    handle: ({ site, user }) => ok(connectionStatus(site.store, user)),
  },
  { method: 'POST', path: 'connection', capability: 'disconnect', handle: disconnect },
  {
    method: 'GET',
    path: 'connection/data',
    capability: 'connectionData',
    handle: ({ site, user }) => ok(connectionData(site, user)),
  },
  {
    method: 'GET',
    path: 'connection/plugins',
    capability: 'managePlugins',
    handle: () => ok([{ name: 'Jetpack', slug: 'jetpack' }]),
  },
  {
    method: 'GET',
    path: 'connection/authorize_url',
    capability: 'connectionData',
    handle: ({ site, user, session, query }) =>
      ok({ authorizeUrl: authorizeUrl(site, user, session, query.get('redirect_uri')) }),
  },
  { method: 'GET', path: 'connection/url', capability: 'linkAccount', handle: (call) => ok(connectUrl(call)) },
  {
    method: 'GET',
    path: 'connection/test',
    capability: 'manageModules',
    handle: testConnection,
  },
  { method: 'POST', path: 'connection/register', capability: 'connect', handle: register },
  { method: 'POST', path: 'connection/owner', capability: 'setOwner', handle: changeOwner },
  { method: 'POST', path: 'connection/user', capability: 'unlink', handle: unlink },
  { method: 'POST', path: 'connection/reconnect', capability: 'disconnect', handle: reconnect },
];
