import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from './database';

/** Two days, as in WordPress. */
const lifetimeMs = 48 * 3600 * 1000;

/** A login of a user. */
export interface Session {
  /** Hash of the token. Identifies the session in nonces without revealing the token. */
  readonly id: string;
  readonly userId: number;
}

/** Sessions of users. Only hashes of tokens are stored, so that nobody can use a session of a copied database. */
export interface Sessions {
  /** Starts a session. Returns the token for the cookie. */
  start(userId: number, now: number): string;
  find(token: string, now: number): Session | undefined;
  end(token: string): void;
  endAll(): void;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns access to the sessions in the database. */
export function sessions(db: Db): Sessions {
  return {
    start: (userId, now) =>
      db.write(() => {
        const token = randomBytes(32).toString('base64url');
        db.run('DELETE FROM sessions WHERE expires_at <= ?', now);
        db.run(
          'INSERT INTO sessions (token_hash, user_id, expires_at) VALUES (?, ?, ?)',
          hash(token),
          userId,
          now + lifetimeMs,
        );
        return token;
      }),
    find: (token, now) => {
      const id = hash(token);
      const session = db.one(
        v.object({ user_id: v.number() }),
        'SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?',
        id,
        now,
      );
      return session && { id, userId: session.user_id };
    },
    end: (token) => void db.run('DELETE FROM sessions WHERE token_hash = ?', hash(token)),
    endAll: () => void db.run('DELETE FROM sessions'),
  };
}
