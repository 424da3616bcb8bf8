import * as v from 'valibot';
import { type StateFile, without } from './state';

/** Named JSON values of the site, or of a user. */
export interface Options {
  /** Returns the value, or `fallback` if there is none. @throws v.ValiError if the stored value has another shape */
  get<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): T;
  set(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes all options except the named ones. */
  clear(keep: readonly string[]): void;
}

type Values = Readonly<Record<string, unknown>>;

/** @param replace stores new values in place of the current ones */
function optionsOf(current: () => Values, replace: (values: Record<string, unknown>) => void): Options {
  return {
    get: (name, schema, fallback) => (Object.hasOwn(current(), name) ? v.parse(schema, current()[name]) : fallback),
    // The value as JSON has it, which is what a restart reads.
    set: (name, value) => replace({ ...current(), [name]: JSON.parse(JSON.stringify(value)) }),
    remove: (name) => replace(without(current(), name)),
    clear: (keep) => replace(Object.fromEntries(Object.entries(current()).filter(([name]) => keep.includes(name)))),
  };
}

/** Returns access to the values of the whole site. */
export const siteOptions = (state: StateFile): Options =>
  optionsOf(
    () => state.current().options,
    (options) => state.change({ options }),
  );

/** Returns access to the values of one user. */
export const userOptions = (state: StateFile, userId: number): Options =>
  optionsOf(
    () => state.current().userOptions[userId] ?? {},
    (values) => state.change({ userOptions: { ...state.current().userOptions, [userId]: values } }),
  );

/** Returns a reader of one value, which caches the parsed value until it changes. Callers must not change the value. */
export function readerOf<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): (options: Options) => T {
  const parsed = new WeakMap<object, T>();
  return (options) => {
    const stored = options.get(name, v.unknown(), undefined);
    if (stored === undefined) return fallback;
    if (typeof stored !== 'object' || stored === null) return v.parse(schema, stored);
    const value = parsed.get(stored) ?? v.parse(schema, stored);
    parsed.set(stored, value);
    return value;
  };
}
