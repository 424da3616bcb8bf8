import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Session } from '../store/sessions';
import type { User } from '../store/users';
import type { Site } from './site';

export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** Cookies know no ports: the name carries the address, so that two sites on one machine do not sign each other out. */
export const cookieName = (site: Site) =>
  `wordpress_logged_in_${createHash('sha256').update(site.urls.site).digest('hex').slice(0, 16)}`;

/** Who is signed in by cookie; says nothing about whether the request was meant by them (that is the nonce's part). */
export function identify(site: Site, c: Context): SignedIn | null {
  const token = getCookie(c, cookieName(site));
  const session = token ? site.store.sessions.find(token, site.clock.now()) : undefined;
  const user = session && site.store.users.byId(session.userId);
  return session && user ? { user, session } : null;
}

/** Signs a user in. */
export function signIn(site: Site, c: Context, user: User): void {
  const token = site.store.sessions.start(user.id, site.clock.now());
  setCookie(c, cookieName(site), token, { httpOnly: true, sameSite: 'Lax', path: '/' });
}

/** Ends the sign-in on the server too, not only in the browser. */
export function signOut(site: Site, c: Context): void {
  const token = getCookie(c, cookieName(site));
  if (token) site.store.sessions.end(token);
  deleteCookie(c, cookieName(site), { path: '/' });
}
