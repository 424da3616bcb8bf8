import { createNonce } from '../auth/nonces';
import { dashboardPath, type Site } from '../context/site';
import type { User } from '../facts/users';
import type { Session } from '../store/sessions';

/** Returns the action of the nonce in the return address. @param target path on the site that the user returns to */
export const authorizeAction = (target: string) => `jetpack-authorize:${target}`;
/** Returns the action of the nonce with which the provider confirms that a user approved the access. */
export const grantAction = ({ login }: User) => `grant:${login}`;
/** Action of the registration nonce. */
export const registerAction = 'jetpack-registration-nonce';

/**
 * Returns the path of an address on this site; undefined for any other address.
 * @param address absolute, or relative to `/wp-admin/` as the plugin sends it (`admin.php?page=…`)
 */
export function pathOnSite(site: Site, address: string): string | undefined {
  const base = `${site.urls.site}/wp-admin/`;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  // Browsers read a path with two leading slashes as another host.
  const isOnSite = url.origin === site.urls.site && !url.username && !url.password && !url.pathname.startsWith('//');
  return isOnSite ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/** Returns the path to which a form or a call asks to redirect, or the default if the value is missing or not on this site. */
export const returnPath = (site: Site, requested: unknown, defaultPath = dashboardPath): string =>
  (typeof requested === 'string' && requested && pathOnSite(site, requested)) || defaultPath;

/**
 * Returns the address of the provider's page on which this user approves the access of the site.
 * @param redirect where the user returns to, as a client sends it; the dashboard if it is missing or not on this site
 */
export function authorizeUrl(site: Site, user: User, session: Session | null, redirect?: unknown): string {
  const target = returnPath(site, redirect);
  const returnUrl = new URL('/wp-admin/admin.php', site.urls.site);
  const nonce = createNonce(site, session, authorizeAction(target));
  returnUrl.search = String(
    new URLSearchParams({
      handler: 'jetpack-connection-webhooks',
      action: 'authorize',
      _wpnonce: nonce,
      redirect: target,
    }),
  );
  const url = new URL('/jetpack.authorize/1/', site.urls.provider);
  url.search = String(
    new URLSearchParams({
      response_type: 'code',
      client_id: String(site.store.state.registration?.blogId ?? ''),
      redirect_uri: returnUrl.href,
      state: String(user.id),
      site_url: site.urls.site,
    }),
  );
  return url.href;
}
