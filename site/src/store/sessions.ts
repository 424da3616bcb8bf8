import { randomBytes } from 'node:crypto';
import type { Store } from './store';

/** Two days, as in WordPress. */
const lifetimeMs = 48 * 3600 * 1000;

/** A login of a user. */
export interface Session {
  /** Token of the cookie. */
  readonly id: string;
  readonly userId: number;
}

/** Starts a session. Returns the token for the cookie. */
export function startSession({ state, change }: Store, userId: number, now: number): string {
  const token = randomBytes(32).toString('base64url');
  const unexpired = Object.entries(state.sessions).filter(([, { expiresAt }]) => expiresAt > now);
  change({ sessions: { ...Object.fromEntries(unexpired), [token]: { userId, expiresAt: now + lifetimeMs } } });
  return token;
}

/** Returns the session of a token; undefined if there is none, or if it has expired. */
export function findSession({ state }: Store, token: string, now: number): Session | undefined {
  const session = state.sessions[token];
  return session && session.expiresAt > now ? { id: token, userId: session.userId } : undefined;
}

/** Ends the session of a token. */
export function endSession({ state, change }: Store, token: string): void {
  const { [token]: _ended, ...sessions } = state.sessions;
  change({ sessions });
}
