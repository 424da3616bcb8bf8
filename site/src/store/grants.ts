import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Db } from './database';

const lifetimeMs = 10 * 60 * 1000;

/** Authorization codes of the provider. Each code is valid for one site and one user, once, for ten minutes. */
export interface Grants {
  /** Creates a code. @param clientId ID of the site at the provider @param now milliseconds since 1970 */
  issue(clientId: number, userId: number, now: number): string;
  /** Redeems a code. Returns false if the code is unknown, used, expired, or for another site or user. */
  redeem(code: string, clientId: number, userId: number, now: number): boolean;
}

const hash = (code: string) => createHash('sha256').update(code).digest('hex');

/** Returns access to the codes in the database. */
export function grants(db: Db): Grants {
  return {
    issue: (clientId, userId, now) => {
      const code = randomBytes(24).toString('base64url');
      db.run(
        'INSERT INTO grants (code_hash, client_id, user_id, expires_at) VALUES (?, ?, ?, ?)',
        hash(code),
        clientId,
        userId,
        now + lifetimeMs,
      );
      return code;
    },
    redeem: (code, clientId, userId, now) =>
      db.write(() => {
        const grant = db.one(
          v.object({ used: v.number() }),
          'SELECT used FROM grants WHERE code_hash = ? AND client_id = ? AND user_id = ? AND expires_at > ?',
          hash(code),
          clientId,
          userId,
          now,
        );
        if (grant?.used !== 0) return false;
        db.run('UPDATE grants SET used = 1 WHERE code_hash = ?', hash(code));
        return true;
      }),
  };
}
