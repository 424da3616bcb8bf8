import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type User, userById } from '../facts/users';
import { endSession, findSession, type Session, startSession } from '../store/sessions';
import type { Site } from './site';

/** A user with a session. */
export interface LoggedIn {
  readonly user: User;
  readonly session: Session;
}

/** Returns the name of the session cookie. It contains a hash of the site's address, because browsers share cookies between ports. */
export const cookieName = (site: Site) =>
  `wordpress_logged_in_${createHash('sha256').update(site.urls.site).digest('hex').slice(0, 16)}`;

/**
 * Returns the user of the session cookie; null if nobody is logged in. The cookie does not prove that the user meant the
 * request: before a change, also verify a nonce.
 */
export function identify(site: Site, c: Context): LoggedIn | null {
  const token = getCookie(c, cookieName(site));
  const session = token ? findSession(site.store, token, site.clock.now()) : undefined;
  const user = session && userById(session.userId);
  return session && user ? { user, session } : null;
}

/** Logs a user in. */
export function logIn(site: Site, c: Context, user: User): void {
  const token = startSession(site.store, user.id, site.clock.now());
  setCookie(c, cookieName(site), token, { httpOnly: true, sameSite: 'Lax', path: '/' });
}

/** Logs a user out: ends the session and deletes the cookie. */
export function logOut(site: Site, c: Context): void {
  const token = getCookie(c, cookieName(site));
  if (token) endSession(site.store, token);
  deleteCookie(c, cookieName(site), { path: '/' });
}
