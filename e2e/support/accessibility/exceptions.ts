/** A finding of axe that is accepted until a date. */
export interface Exception {
  /** Rule of axe, such as `color-contrast`. */
  readonly rule: string;
  /** Selector of the elements; other elements must still follow the rule. */
  readonly selector: string;
  /** The person or team who fixes the finding. */
  readonly owner: string;
  /** Last day, such as `2027-01-31` in UTC. Each browser test that looks for findings fails on the day after. */
  readonly until: string;
  readonly reason: string;
}

/** All exceptions. Fix a finding instead, if you can. */
export const exceptions: readonly Exception[] = [];

/**
 * Returns all exceptions.
 * @throws Error that names the exceptions that expired before the day of `now`
 */
export function exceptionsOn(now: Date, all: readonly Exception[] = exceptions): readonly Exception[] {
  const today = now.toISOString().slice(0, 10);
  const expired = all.filter(({ until }) => until < today);
  if (expired.length === 0) return all;
  const messages = expired.map(
    ({ rule, selector, owner, until }) => `${rule} at "${selector}" (${owner}, until ${until})`,
  );
  throw new Error(`Fix these findings, or ask their owners for a later date: ${messages.join('; ')}.`);
}
