import type { Clock } from './clock';
import { networkOf } from './network';

/** How long failures are counted, from the first failure, in ms. */
const spanMs = 10 * 60_000;
/** Number of failures within that time after which an address or an account is locked for the rest of the time. */
const limits = { address: 10, account: 100 } as const;

/** A login attempt. */
export interface Attempt {
  /** IP address of the client. */
  readonly address: string;
  /** The account with the given username; null for an unknown username. */
  readonly userId: number | null;
}

/** Counts failed logins, to limit how many passwords can be tried. A restart resets the counts. */
export interface LoginAttempts {
  /**
   * Call it before the password is compared. Counts an allowed attempt as failed until `succeeded` is called, so that
   * simultaneous attempts count too.
   * @returns 0 if the attempt is allowed; otherwise, how long the account or address stays locked, in ms
   */
  begin(attempt: Attempt): number;
  /** Call it if the password was correct. Removes the attempt from the counts. */
  succeeded(attempt: Attempt): void;
}

/** Returns empty counters that use the given clock. */
export function makeLoginAttempts(clock: Clock): LoginAttempts {
  const counters = new Map<string, { failures: number; readonly until: number }>();
  const keysOf = ({ address, userId }: Attempt) => [
    { key: `address ${networkOf(address)}`, limit: limits.address },
    // Count only existing accounts: a counter for each invented username would fill the memory.
    ...(userId === null ? [] : [{ key: `account ${userId}`, limit: limits.account }]),
  ];
  return {
    begin(attempt) {
      const now = clock.now();
      for (const [key, { until }] of counters) if (until <= now) counters.delete(key);
      const keys = keysOf(attempt);
      const waits = keys.map(({ key, limit }) => {
        const counter = counters.get(key);
        return counter && counter.failures >= limit ? counter.until - now : 0;
      });
      const waitMs = Math.max(...waits);
      if (waitMs > 0) return waitMs;
      for (const { key } of keys) {
        const counter = counters.get(key) ?? { failures: 0, until: now + spanMs };
        counter.failures += 1;
        counters.set(key, counter);
      }
      return 0;
    },
    succeeded(attempt) {
      for (const { key } of keysOf(attempt)) {
        const counter = counters.get(key);
        if (counter) counter.failures -= 1;
      }
    },
  };
}
