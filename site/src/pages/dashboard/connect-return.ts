import type { Context } from 'hono';
import * as v from 'valibot';
import { verifyNonce } from '../../auth/nonces';
import type { LoggedIn } from '../../context/identify';
import { dashboardPath, type Site } from '../../context/site';
import { storedSettings } from '../../facts/settings-values';
import { storeNotice } from '../../facts/state-notices';
import { authorizeAction, authorizeUrl, grantAction, pathOnSite, registerAction } from '../../provider/authorize';
import { accountIdOf, modulesOnConnect, settingsOnConnect, siteId } from '../../scenarios/scenarios';

/** Returns the error code of a return from the provider with a valid nonce; undefined if the user approved. */
function errorCodeOf({ store, clock }: Site, { user }: LoggedIn, c: Context): string | undefined {
  const { error, state, code = '' } = c.req.query();
  // Accept only error codes, because the page shows them.
  if (error) return /^[a-z_]{1,40}$/.test(error) ? error : 'unknown_error';
  if (state !== String(user.id)) return 'wrong_state';
  if (!store.connection.registration()) return 'not_registered';
  return verifyNonce(store.secret, clock.now(), null, grantAction(user), code) ? undefined : 'invalid_grant';
}

/** Handles the return from the provider: links the user's account if the user approved, and redirects to the page that the user left. */
export function connectReturn(site: Site, loggedIn: LoggedIn, c: Context): Response {
  const { redirect = '', _wpnonce = '' } = c.req.query();
  const { store, clock } = site;
  const { user, session } = loggedIn;
  const isRequested =
    pathOnSite(site, redirect) === redirect &&
    verifyNonce(store.secret, clock.now(), session, authorizeAction(redirect), _wpnonce);
  if (!isRequested) {
    storeNotice(store, user.id, { errorCode: 'invalid_nonce' });
    return c.redirect(dashboardPath);
  }
  // A user can return a second time, for example with the Back button.
  const isLinked = store.connection.accountOf(user.id) !== null;
  const errorCode = isLinked ? undefined : errorCodeOf(site, loggedIn, c);
  if (isLinked) storeNotice(store, user.id, { messageCode: 'already_authorized' });
  else if (errorCode) storeNotice(store, user.id, { errorCode });
  else {
    store.write(() => {
      const isOwner = store.connection.link(user.id, accountIdOf(user.id));
      if (isOwner) applyConnectDefaults(site);
      storeNotice(store, user.id, { messageCode: isOwner ? 'authorized' : 'linked' });
    });
  }
  return c.redirect(redirect);
}

/** Saves the settings of a new connection. The first time, also turns on modules; a site that reconnects keeps its modules. */
function applyConnectDefaults({ store }: Site): void {
  store.options.set('settings', { ...storedSettings(store), ...settingsOnConnect });
  if (store.options.get('was_connected', v.boolean(), false)) return;
  store.options.set('was_connected', true);
  for (const slug of modulesOnConnect) store.modules.set(slug, true);
}

/** Handles `action=register`, the link of the connect button: registers the site, and redirects to the provider. */
export function registerByLink(site: Site, { user, session }: LoggedIn, c: Context): Response {
  const { store, clock } = site;
  const nonce = c.req.query('_wpnonce') ?? '';
  if (user.role !== 'administrator' || !verifyNonce(store.secret, clock.now(), session, registerAction, nonce)) {
    storeNotice(store, user.id, { errorCode: 'invalid_nonce' });
    return c.redirect(dashboardPath);
  }
  store.connection.register(siteId);
  return c.redirect(authorizeUrl(site, user, session));
}
