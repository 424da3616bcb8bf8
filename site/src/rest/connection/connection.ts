import errors from '../../../answers/errors.json';
import { verifyNonce } from '../../auth/nonces';
import { is16 } from '../../catalog/versions';
import { type Answer, invalidParams, missingParams, ok, refuse, success } from '../../context/answer';
import { authorizeUrl, registerAction } from '../../provider/authorize';
import { disconnect, isOwner, register } from '../../store/connection';
import { type Call, isDown, type LoggedInCall } from '../route';
import { connectionStatus } from './state';

export const readConnection = ({ site, user }: Call) => ok(connectionStatus(site.store, user));

export function registerSite({ site, user, session, body }: LoggedInCall) {
  // Version 16 of the plugin requires no nonce.
  const nonce = is16(site.store) ? null : body.registration_nonce;
  if (nonce === undefined) return missingParams(['registration_nonce']);
  if (nonce !== null && (typeof nonce !== 'string' || !verifyNonce(site, session, registerAction, nonce))) {
    return refuse(403, 'invalid_nonce', 'Unable to verify your request.');
  }
  register(site.store);
  return ok({ alternateAuthorizeUrl: '', authorizeUrl: authorizeUrl(site, user, session, body.redirect_uri) });
}

export function disconnectSite({ site, body }: LoggedInCall) {
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

export function unlinkUser({ site, user, body }: LoggedInCall) {
  if (body.linked !== false) return refuse(404, 'invalid_param', 'Invalid Parameter');
  if (isOwner(site.store, user.id)) {
    return refuse(400, 'unlink_user_failed', 'Was not able to unlink the user. Please try again.');
  }
  site.store.change({ linkedUsers: site.store.state.linkedUsers.filter((id) => id !== user.id) });
  return success;
}

export function reconnect(call: LoggedInCall): Answer {
  const { site, user, session } = call;
  // As the plugin sends it, with question marks in the code and the status as the message.
  if (isDown(call)) return errors.reconnectFailed;
  const registration = site.store.state.registration;
  // Without an owner, reconnecting needs no approval by a user.
  if (registration && registration.ownerId === null) return ok({ status: 'completed' });
  site.store.write(() => {
    disconnect(site.store);
    register(site.store);
  });
  return ok({ status: 'in_progress', authorizeUrl: authorizeUrl(site, user, session) });
}

/** Safe mode does not end the crisis: the site sends nothing to the provider until an administrator resolves it. */
export function confirmSafeMode({ site }: LoggedInCall): Answer {
  site.store.change({ isSafeModeConfirmed: true });
  return success;
}

/** Ends an identity crisis, in which site and provider have different addresses, with the current address. Keeps the registration. */
export function keepAddress({ site }: LoggedInCall): Answer {
  site.store.changeTraits({ identityCrisis: false });
  return success;
}

/** Ends an identity crisis: registers the site again, at its current address, without an owner or linked accounts. */
export function startFresh(call: LoggedInCall): Answer {
  const { site, user, session, body } = call;
  site.store.write(() => {
    disconnect(site.store);
    register(site.store);
    keepAddress(call);
  });
  return ok(authorizeUrl(site, user, session, body.redirect_uri));
}

export function storeModalSeen({ site }: LoggedInCall): Answer {
  site.store.change({ hasSeenStoreModal: true });
  return ok({ success: true });
}
