import type { Clock } from './clock';
import { networkOf } from './network';

/** Time over which failures are counted, from the first one. */
const spanMs = 10 * 60_000;
/** Failures after which an address or an account has to wait until that time is over. */
const limits = { address: 10, account: 100 } as const;

/** Address of a login attempt, and the user that it names; null for an unknown username. */
export interface Attempt {
  readonly address: string;
  readonly userId: number | null;
}

/** Counts failed logins, to limit how many passwords can be tried. A restart resets the counts. */
export interface LoginAttempts {
  /**
   * Counts an attempt as failed before its password is compared, so that attempts sent at once count too.
   * @returns 0, or the number of milliseconds to wait if the attempt is refused
   */
  begin(attempt: Attempt): number;
  /** Removes an attempt with the right password from the counts. */
  succeeded(attempt: Attempt): void;
}

/** Creates counters that use the given clock. */
export function makeLoginAttempts(clock: Clock): LoginAttempts {
  const counters = new Map<string, { failures: number; readonly until: number }>();
  const keysOf = ({ address, userId }: Attempt) => [
    { key: `address ${networkOf(address)}`, limit: limits.address },
    // Only existing accounts are counted, because the number of invented usernames has no limit.
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
