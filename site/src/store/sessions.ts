import { createHash, randomBytes } from 'node:crypto';
import { type StateFile, without } from './state';

/** Two days, as in WordPress. */
const lifetimeMs = 48 * 3600 * 1000;

/** A login of a user. */
export interface Session {
  /** Hash of the token. Identifies the session in nonces without revealing the token. */
  readonly id: string;
  readonly userId: number;
}

/** Sessions of users. Only hashes of tokens are stored, so that nobody can use a session of a copied file. */
export interface Sessions {
  /** Starts a session. Returns the token for the cookie. */
  start(userId: number, now: number): string;
  find(token: string, now: number): Session | undefined;
  end(token: string): void;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns access to the sessions in the state. */
export function sessions(state: StateFile): Sessions {
  const all = () => state.current().sessions;
  return {
    start: (userId, now) => {
      const token = randomBytes(32).toString('base64url');
      const unexpired = Object.entries(all()).filter(([, { expiresAt }]) => expiresAt > now);
      const session = { userId, expiresAt: now + lifetimeMs };
      state.change({ sessions: { ...Object.fromEntries(unexpired), [hash(token)]: session } });
      return token;
    },
    find: (token, now) => {
      const id = hash(token);
      const session = all()[id];
      return session && session.expiresAt > now ? { id, userId: session.userId } : undefined;
    },
    end: (token) => state.change({ sessions: without(all(), hash(token)) }),
  };
}
