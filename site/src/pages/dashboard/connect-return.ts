import type { Context } from 'hono';
import { verifyNonce } from '../../auth/nonces';
import type { LoggedIn } from '../../context/identify';
import { dashboardPath, type Site } from '../../context/site';
import { authorizeAction, grantAction, pathOnSite } from '../../provider/authorize';
import { turnOn } from '../../rest/modules/activation';
import { modulesOnConnect, settingsOnConnect } from '../../scenarios/scenarios';
import { isLinked, isOwner, link } from '../../store/connection';

/** Returns the error code of a return from the provider with a valid nonce; undefined if the user approved. */
function errorCodeOf(site: Site, { user }: LoggedIn, c: Context): string | undefined {
  const { error, state, code = '' } = c.req.query();
  // Accept only error codes, because the page shows them.
  if (error) return /^[a-z_]{1,40}$/.test(error) ? error : 'unknown_error';
  if (state !== String(user.id)) return 'wrong_state';
  if (!site.store.state.registration) return 'not_registered';
  return verifyNonce(site, null, grantAction(user), code) ? undefined : 'invalid_grant';
}

/** Handles the return from the provider: links the user's account if the user approved, and redirects to the page that the user left. */
export function connectReturn(site: Site, loggedIn: LoggedIn, c: Context): Response {
  const { redirect = '', _wpnonce = '' } = c.req.query();
  const { store } = site;
  const { user, session } = loggedIn;
  const isRequested =
    pathOnSite(site, redirect) === redirect && verifyNonce(site, session, authorizeAction(redirect), _wpnonce);
  if (!isRequested) {
    store.changeUser(user.id, { notice: { errorCode: 'invalid_nonce' } });
    return c.redirect(dashboardPath);
  }
  // A user can return a second time, for example with the Back button.
  const hasAccount = isLinked(store, user.id);
  const errorCode = hasAccount ? undefined : errorCodeOf(site, loggedIn, c);
  if (hasAccount) store.changeUser(user.id, { notice: { messageCode: 'already_authorized' } });
  else if (errorCode) store.changeUser(user.id, { notice: { errorCode } });
  else {
    store.write(() => {
      link(store, user.id);
      const isFirst = isOwner(store, user.id);
      if (isFirst) applyConnectDefaults(site);
      store.changeUser(user.id, { notice: { messageCode: isFirst ? 'authorized' : 'linked' } });
    });
  }
  return c.redirect(redirect);
}

/** Saves the settings of a new connection. The first time, also turns on modules; a site that reconnects keeps its modules. */
function applyConnectDefaults({ store }: Site): void {
  store.change({ settings: { ...store.state.settings, ...settingsOnConnect } });
  if (store.state.wasConnected) return;
  store.change({ wasConnected: true });
  turnOn(store, modulesOnConnect);
}
