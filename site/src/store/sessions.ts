import { createHash, randomBytes } from 'node:crypto';
import type { Store } from './store';

/** Two days, as in WordPress. */
const lifetimeMs = 48 * 3600 * 1000;

/** A login of a user. */
export interface Session {
  /** Hash of the token. Identifies the session in nonces without revealing the token. */
  readonly id: string;
  readonly userId: number;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Starts a session. Returns the token for the cookie. Only the hash of the token is stored, so that nobody can use a session of a copied
 * file.
 */
export function startSession({ state, change }: Store, userId: number, now: number): string {
  const token = randomBytes(32).toString('base64url');
  const unexpired = Object.entries(state.sessions).filter(([, { expiresAt }]) => expiresAt > now);
  change({ sessions: { ...Object.fromEntries(unexpired), [hash(token)]: { userId, expiresAt: now + lifetimeMs } } });
  return token;
}

/** Returns the session of a token; undefined if there is none, or if it has expired. */
export function findSession({ state }: Store, token: string, now: number): Session | undefined {
  const id = hash(token);
  const session = state.sessions[id];
  return session && session.expiresAt > now ? { id, userId: session.userId } : undefined;
}

/** Ends the session of a token. */
export function endSession({ state, change }: Store, token: string): void {
  const { [hash(token)]: _ended, ...sessions } = state.sessions;
  change({ sessions });
}
