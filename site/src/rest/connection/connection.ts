import { createNonce, verifyNonce } from '../../auth/nonces';
import { is16 } from '../../catalog/versions';
import { type Answer, invalidParams, missingParams, ok, refuse } from '../../context/answer';
import { authorizeUrl, registerAction } from '../../provider/authorize';
import { disconnect, isOwner, register } from '../../store/connection';
import type { LoggedInCall, Route } from '../route';
import { isDown } from '../site-state';
import { connectionStatus } from './state';

const success = ok({ code: 'success' });

function registerSite({ site, user, session, body }: LoggedInCall) {
  // Version 16 of the plugin requires no nonce.
  const nonce = is16(site.store) ? null : body.registration_nonce;
  if (nonce === undefined) return missingParams(['registration_nonce']);
  const now = site.clock.now();
  if (
    nonce !== null &&
    (typeof nonce !== 'string' || !verifyNonce(site.store.state.secret, now, session, registerAction, nonce))
  ) {
    return refuse(403, 'invalid_nonce', 'Unable to verify your request.');
  }
  register(site.store);
  return ok({ alternateAuthorizeUrl: '', authorizeUrl: authorizeUrl(site, user, session, body.redirect_uri) });
}

function disconnectSite({ site, body }: LoggedInCall) {
  if (body.isActive === undefined) return missingParams(['isActive']);
  if (body.isActive !== false) {
    const message = 'The isActive argument should be set to false.';
    return invalidParams({ isActive: { code: 'rest_invalid_param', message, data: { status: 400 } } });
  }
  if (!site.store.state.registration) {
    return refuse(400, 'disconnect_failed', 'Failed to disconnect the site as it appears already disconnected.');
  }
  // Modules stay on, and work again when the site reconnects.
  disconnect(site.store);
  return success;
}

function unlink({ site, user, body }: LoggedInCall) {
  if (body.linked !== false) return refuse(404, 'invalid_param', 'Invalid Parameter');
  if (isOwner(site.store, user.id)) {
    return refuse(400, 'unlink_user_failed', 'Was not able to unlink the user. Please try again.');
  }
  site.store.change({ linkedUsers: site.store.state.linkedUsers.filter((id) => id !== user.id) });
  return success;
}

function reconnect(call: LoggedInCall): Answer {
  const { site, user, session } = call;
  // As the plugin sends it, with question marks in the code and the status as the message.
  if (isDown(call)) return { status: 500, body: { code: 'wpcom_5??', message: 503, data: null } };
  const registration = site.store.state.registration;
  // Without an owner, reconnecting needs no approval by a user.
  if (registration && registration.ownerId === null) return ok({ status: 'completed' });
  site.store.write(() => {
    disconnect(site.store);
    register(site.store);
  });
  return ok({ status: 'in_progress', authorizeUrl: authorizeUrl(site, user, session) });
}

/** Returns the address of the connect button: the provider's page if the site is registered, otherwise a link that registers the site. */
export function connectUrl({ site, user, session }: Pick<LoggedInCall, 'site' | 'user' | 'session'>): string {
  if (site.store.state.registration) return authorizeUrl(site, user, session);
  const url = new URL('/wp-admin/admin.php?page=flightdeck&action=register', site.urls.site);
  url.searchParams.set('_wpnonce', createNonce(site.store.state.secret, site.clock.now(), session, registerAction));
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
  { method: 'POST', path: 'connection', capability: 'disconnect', handle: disconnectSite },
  { method: 'POST', path: 'connection/register', capability: 'connect', handle: registerSite },
  { method: 'POST', path: 'connection/user', capability: 'unlink', handle: unlink },
  { method: 'POST', path: 'connection/reconnect', capability: 'disconnect', handle: reconnect },
  {
    method: 'POST',
    path: 'seen-wc-connection-modal',
    capability: 'viewAsManager',
    handle: ({ site }) => {
      site.store.change({ hasSeenStoreModal: true });
      return ok({ success: true });
    },
  },
];
