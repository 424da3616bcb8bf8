import * as v from 'valibot';
import type { Db } from './database';

const rowSchema = v.object({ value: v.string() });

/** Named JSON values of the site, or of a user. */
export interface Options {
  /** Returns the value, or `fallback` if there is none. @throws v.ValiError if the stored value has another shape */
  get<T>(name: string, schema: v.GenericSchema<unknown, T>, fallback: T): T;
  set(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes all options except the named ones. */
  clear(keep: readonly string[]): void;
}

/** Returns access to the values of the whole site. */
export function siteOptions(db: Db): Options {
  // Cached, because one request reads an option many times.
  const cached = new Map<string, unknown>();
  let cachedVersion = -1;
  const read = (name: string): unknown => {
    if (cachedVersion !== db.version()) cached.clear();
    cachedVersion = db.version();
    if (!cached.has(name)) {
      const row = db.one(rowSchema, 'SELECT value FROM options WHERE name = ?', name);
      cached.set(name, row && JSON.parse(row.value));
    }
    return cached.get(name);
  };
  return {
    get: (name, schema, fallback) => {
      const value = read(name);
      return value === undefined ? fallback : v.parse(schema, value);
    },
    set: (name, value) =>
      void db.run(
        'INSERT INTO options (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        name,
        JSON.stringify(value),
      ),
    remove: (name) => void db.run('DELETE FROM options WHERE name = ?', name),
    clear: (keep) =>
      void db.run('DELETE FROM options WHERE name NOT IN (SELECT value FROM json_each(?))', JSON.stringify(keep)),
  };
}

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

/** Returns access to the values of one user. */
export function userOptions(db: Db, userId: number): Options {
  return {
    get: (name, schema, fallback) => {
      const row = db.one(rowSchema, 'SELECT value FROM user_options WHERE user_id = ? AND name = ?', userId, name);
      return row ? v.parse(schema, JSON.parse(row.value)) : fallback;
    },
    set: (name, value) =>
      void db.run(
        `INSERT INTO user_options (user_id, name, value) VALUES (?, ?, ?)
         ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value`,
        userId,
        name,
        JSON.stringify(value),
      ),
    remove: (name) => void db.run('DELETE FROM user_options WHERE user_id = ? AND name = ?', userId, name),
    clear: (keep) =>
      void db.run(
        'DELETE FROM user_options WHERE user_id = ? AND name NOT IN (SELECT value FROM json_each(?))',
        userId,
        JSON.stringify(keep),
      ),
  };
}
