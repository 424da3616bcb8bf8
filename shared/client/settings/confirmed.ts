import type { Settings } from '../../contracts/wire/settings';
import { sameSetting } from '../../model/format/same-setting';

/** A value that the server confirmed. */
interface Confirmed {
  readonly value: unknown;
  /** Values from before the write. A read that has one of them may come from a cache. */
  readonly older: readonly unknown[];
  /** All values of the write. A read with a newer value for one of them is newer than the whole write. */
  readonly write: Settings;
  /** Time until which the value has priority over older ones, in ms since 1970. */
  readonly until: number;
}

/** Milliseconds for which a confirmed value has priority over an older one. Caches rarely keep answers longer. */
const lifetime = 120_000;

/** Confirmed values, by option. */
export type Confirmations = ReadonlyMap<string, Confirmed>;

/**
 * Adds the values of a confirmed write to those confirmed earlier.
 * @param before the settings before the write
 * @param now current time in ms since 1970
 */
export function confirm(earlier: Confirmations, write: Settings, before: Settings, now: number): Confirmations {
  const added = Object.entries(write).map(([name, value]) => {
    const replaced = Object.hasOwn(before, name) ? [before[name]] : [];
    const older = [...(earlier.get(name)?.older ?? []), ...replaced].filter((each) => !sameSetting(value, each));
    return [name, { value, older, write, until: now + lifetime }] as const;
  });
  return new Map([...earlier, ...added]);
}

/** The result of comparing a read with the confirmed values. */
interface Compared<T extends Settings> {
  readonly settings: T;
  /** Options for which the read has a value from before the write; `settings` has the confirmed one. */
  readonly older: readonly string[];
  /** The confirmed values to compare the next read with. */
  readonly confirmations: Confirmations;
}

/**
 * Compares a read with the confirmed values. If a read has the value from before a write, it is older than the write,
 * or the server dropped the value without an error. Only a read that no cache answers shows which (write-settings.ts). A
 * read with any other value is newer and counts, because the server stores values in its own form.
 */
export function compareRead<T extends Settings>(earlier: Confirmations, read: T, now: number): Compared<T> {
  const isOlder = (name: string, { older, until }: Confirmed) =>
    now < until && Object.hasOwn(read, name) && older.some((each) => sameSetting(each, read[name]));
  const isNewer = (name: string, each: Confirmed) =>
    each.older.length > 0 && Object.hasOwn(read, name) && !isOlder(name, each);
  const outdatedWrites = new Set([...earlier].flatMap(([name, each]) => (isNewer(name, each) ? [each.write] : [])));
  const confirmations = new Map(
    [...earlier].filter(([name, each]) => isOlder(name, each) && !outdatedWrites.has(each.write)),
  );
  const values = [...confirmations].map(([name, { value }]) => [name, value] as const);
  return {
    settings: values.length === 0 ? read : { ...read, ...Object.fromEntries(values) },
    older: [...confirmations.keys()],
    confirmations,
  };
}
