import { createHmac } from 'node:crypto';
import { createNonce } from '../auth/nonces';
import { versionOf } from '../catalog/versions';
import { dashboardPath, type Site, siteTitle } from '../context/site';
import type { User } from '../facts/users';
import type { Session } from '../store/sessions';

/** Returns the action of the nonce in the return address. @param target path on the site that the user returns to */
export const authorizeAction = (target: string) => `jetpack-authorize:${target}`;
/** Action of the registration nonce. */
export const registerAction = 'jetpack-registration-nonce';

/**
 * Returns the path of an address on this site; undefined for any other address.
 * @param address absolute, or relative to `/wp-admin/` as the plugin sends it (`admin.php?page=…`)
 */
export function pathOnSite(site: Site, address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address, `${site.urls.site}/wp-admin/`);
  } catch {
    return undefined;
  }
  if (url.origin !== new URL(site.urls.site).origin || url.username || url.password) return undefined;
  // Browsers read a path with two leading slashes as another host.
  if (url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Returns the address of the provider's page on which this user approves the access of the site.
 * @param redirect where the user returns to, as a client sends it; the dashboard if it is missing or not on this site
 */
export function authorizeUrl(site: Site, user: User, session: Session | null, redirect?: unknown): string {
  const requested = typeof redirect === 'string' && redirect ? pathOnSite(site, redirect) : undefined;
  const target = requested ?? dashboardPath;
  const registration = site.store.connection.registration();
  const returnUrl = new URL('/wp-admin/admin.php', site.urls.site);
  returnUrl.searchParams.set('handler', 'jetpack-connection-webhooks');
  returnUrl.searchParams.set('action', 'authorize');
  returnUrl.searchParams.set(
    '_wpnonce',
    createNonce(site.store.secret, site.clock.now(), session, authorizeAction(target)),
  );
  returnUrl.searchParams.set('redirect', target);
  const url = new URL('/jetpack.authorize/1/', site.urls.provider);
  const fields: Record<string, string> = {
    response_type: 'code',
    client_id: registration ? String(registration.blogId) : '',
    redirect_uri: returnUrl.href,
    state: String(user.id),
    scope: registration ? `${user.role}:${scopeSignature(site, user)}` : '',
    user_email: user.email,
    user_login: user.login,
    is_active: registration?.ownerId ? '1' : '',
    jp_version: versionOf(site.store),
    auth_type: 'calypso',
    secret: scopeSignature(site, user),
    blogname: siteTitle,
    site_url: site.urls.site,
    home_url: site.urls.site,
    site_lang: 'en_US',
    allow_site_connection: registration?.ownerId ? '' : '1',
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns a signature of the user. The provider checks with it that this site created an address. */
export function scopeSignature(site: Site, user: User): string {
  return createHmac('sha256', site.store.secret).update(`scope|${user.id}|${user.login}`).digest('hex').slice(0, 32);
}
