import type { Clock } from '../server/clock';
import { networkOf } from './network';

/** Span over which failures are counted, from the first one on. */
const spanMs = 10 * 60_000;
/** Failures after which an address, or an account, has to wait for the end of the span. */
const limits = { address: 10, account: 100 } as const;

/** Where an attempt comes from and which user it names; null for a name that no user has. */
export interface Attempt {
  readonly address: string;
  readonly userId: number | null;
}

/** Counts failed logins, so that nobody can try passwords without end. The counts end with the process. */
export interface LoginAttempts {
  /**
   * Counts an attempt as failed before its password is compared, so that attempts sent at once count too.
   * @returns 0, or the milliseconds to wait when the attempt is refused
   */
  begin(attempt: Attempt): number;
  /** Takes the count back of an attempt whose password was right. */
  succeeded(attempt: Attempt): void;
}

/** Creates counters that go by the given clock. */
export function makeLoginAttempts(clock: Clock): LoginAttempts {
  const counters = new Map<string, { failures: number; readonly until: number }>();
  const keysOf = ({ address, userId }: Attempt) => [
    { key: `address ${networkOf(address)}`, limit: limits.address },
    // Only existing accounts are counted: the number of invented names has no bound.
    ...(userId === null ? [] : [{ key: `account ${userId}`, limit: limits.account }]),
  ];
  return {
    begin(attempt) {
      const now = clock.now();
      for (const [key, { until }] of counters) if (until <= now) counters.delete(key);
      const keys = keysOf(attempt);
      const full = keys.map(({ key, limit }) => {
        const counter = counters.get(key);
        return counter && counter.failures >= limit ? counter.until - now : 0;
      });
      const waitMs = Math.max(...full);
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
