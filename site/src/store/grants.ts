import { createHash, randomBytes } from 'node:crypto';
import { type StateFile, without } from './state';

const lifetimeMs = 10 * 60 * 1000;

/** Authorization codes of the provider. Each code is valid for one site and one user, once, for ten minutes. */
export interface Grants {
  /** Creates a code. @param clientId ID of the site at the provider @param now milliseconds since 1970 */
  issue(clientId: number, userId: number, now: number): string;
  /** Redeems a code. Returns false if the code is unknown, used, expired, or for another site or user. */
  redeem(code: string, clientId: number, userId: number, now: number): boolean;
}

const hash = (code: string) => createHash('sha256').update(code).digest('hex');

/** Returns access to the codes in the state. */
export function grants(state: StateFile): Grants {
  const all = () => state.current().grants;
  return {
    issue: (clientId, userId, now) => {
      const code = randomBytes(24).toString('base64url');
      state.change({ grants: { ...all(), [hash(code)]: { clientId, userId, expiresAt: now + lifetimeMs } } });
      return code;
    },
    redeem: (code, clientId, userId, now) => {
      const id = hash(code);
      const grant = all()[id];
      if (grant?.clientId !== clientId || grant.userId !== userId || grant.expiresAt <= now) return false;
      state.change({ grants: without(all(), id) });
      return true;
    },
  };
}
