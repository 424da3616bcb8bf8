import type { Context } from 'hono';
import * as v from 'valibot';
import { verifyNonce } from '../../auth/nonces';
import type { LoggedIn } from '../../context/identify';
import { dashboardPath, type Site } from '../../context/site';
import { storedSettings } from '../../facts/settings-values';
import { storeNotice } from '../../facts/state-notices';
import { authorizeAction, authorizeUrl, pathOnSite, registerAction } from '../../provider/authorize';
import { accountIdOf, modulesOnConnect, settingsOnConnect, siteId } from '../../scenarios/scenarios';

/** Returns the error code of a return from the provider; undefined if the return is valid. */
function errorCodeOf(site: Site, { user, session }: LoggedIn, c: Context, target: string): string | undefined {
  const now = site.clock.now();
  if (!verifyNonce(site.store.secret, now, session, authorizeAction(target), c.req.query('_wpnonce') ?? '')) {
    return 'invalid_nonce';
  }
  // Accept only error codes, because the page shows them.
  const providerError = c.req.query('error');
  if (providerError) return /^[a-z_]{1,40}$/.test(providerError) ? providerError : 'unknown_error';
  if (c.req.query('state') !== String(user.id)) return 'wrong_state';
  const registration = site.store.connection.registration();
  if (!registration) return 'not_registered';
  const isRedeemed = site.store.grants.redeem(c.req.query('code') ?? '', registration.blogId, user.id, now);
  return isRedeemed ? undefined : 'invalid_grant';
}

/** Handles the return from the provider: links the user's account if the code is valid, and redirects to the page that the user left. */
export function connectReturn(site: Site, loggedIn: LoggedIn, c: Context): Response {
  const requested = c.req.query('redirect') ?? '';
  const target = pathOnSite(site, requested || dashboardPath);
  const { store } = site;
  const { user } = loggedIn;
  const error = target === requested ? errorCodeOf(site, loggedIn, c, target) : 'invalid_nonce';
  // A user can return a second time, for example with the Back button.
  if (error !== 'invalid_nonce' && store.connection.accountOf(user.id) !== null) {
    storeNotice(store, user.id, { messageCode: 'already_authorized' });
    return c.redirect(target ?? dashboardPath);
  }
  if (error) {
    storeNotice(store, user.id, { errorCode: error });
    return c.redirect(error === 'invalid_nonce' ? dashboardPath : (target ?? dashboardPath));
  }
  store.write(() => {
    const isOwner = store.connection.link(user.id, accountIdOf(user.id));
    if (isOwner) applyConnectDefaults(site);
    storeNotice(store, user.id, { messageCode: isOwner ? 'authorized' : 'linked' });
  });
  return c.redirect(target ?? dashboardPath);
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
  const nonce = c.req.query('_wpnonce') ?? '';
  if (
    user.role !== 'administrator' ||
    !verifyNonce(site.store.secret, site.clock.now(), session, registerAction, nonce)
  ) {
    storeNotice(site.store, user.id, { errorCode: 'invalid_nonce' });
    return c.redirect(dashboardPath);
  }
  const { connection } = site.store;
  site.store.write(() => connection.register(connection.registration()?.blogId ?? siteId));
  return c.redirect(authorizeUrl(site, user, session));
}
