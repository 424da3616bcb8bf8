import * as v from '@flightdeck/shared/schema';
import { queryKey } from '../../contracts/query-keys';
import { type Settings, settingsSchema } from '../../contracts/settings';
import { request } from './client';
import type { Confirmations } from './confirmed';
import { queryClient, type Read, readNow, seedRead } from './query';

/** Values that the server has confirmed, and that older reads do not replace, by the answer in the cache. */
const confirmed = new WeakMap<object, Confirmations>();
const entryOf = ({ path }: SavedRead): object =>
  queryClient.getQueryCache().find({ queryKey: queryKey(path), exact: true }) ?? {};
const confirmations = (read: SavedRead): Confirmations => confirmed.get(entryOf(read)) ?? new Map();

let rules: typeof import('./confirmed') | null = null;

/** Loads the rules for values after a write. They are in the chunk of the client, which each write loads. */
export async function loadRules(): Promise<void> {
  rules ??= await import(/* webpackChunkName: "http" */ './confirmed').catch(() => null);
}

/** Returns whether the server has the value that was sent, in any form; in the same form, before the rules have loaded. */
export const sameSetting = (sent: unknown, serverValue: unknown): boolean =>
  rules ? rules.sameSetting(sent, serverValue) : sent === serverValue;

/** A read of values that the page saves, by name. */
export interface SavedRead<T extends Settings = Settings> extends Read<T> {
  /** The answer as the server has it. */
  readonly uncorrected: Read<T>['schema'];
}

/** Describes a read of values that the page saves. An answer from a cache does not replace values that the server has confirmed since. */
export function defineSavedRead<T extends Settings>(path: string, uncorrected: Read<T>['schema']): SavedRead<T> {
  const correct = (answer: T): T => {
    const compared = rules?.compareRead(confirmations(read), answer, Date.now());
    if (!compared) return answer;
    confirmed.set(entryOf(read), compared.confirmations);
    return compared.settings;
  };
  const read: SavedRead<T> = { path, uncorrected, schema: v.pipe(uncorrected, v.transform(correct)) };
  return read;
}

/** GET `settings` (SHR-030). */
export const settingsRead: SavedRead = defineSavedRead('settings', settingsSchema);

/**
 * Reads past all caches: none keeps the answer to a POST, and WordPress takes `_method` for the method.
 * @throws Failure
 */
const readPastCaches = ({ path, uncorrected }: SavedRead) =>
  request({ method: 'POST', path, params: { _method: 'GET' } }, uncorrected);

/**
 * Stores the values of a confirmed write, and shows them in place of older ones that a read may still bring. Call
 * `loadRules` before, and `readAfter` in the same task: a view that appears in between would send one more read.
 * @param before the values before it
 */
export function showConfirmed(batch: Settings, before: Settings, read: SavedRead = settingsRead): void {
  seedRead(read, { ...before, ...batch });
  if (rules) confirmed.set(entryOf(read), rules.confirm(confirmations(read), batch, before, Date.now()));
}

/** Settings read after a write. */
export interface Reread {
  /** null if they could not be read. */
  readonly settings: Settings | null;
  readonly older: readonly string[];
}

/**
 * Reads the settings after a write. Where they have the value from before, the answer may come from a cache, so they are
 * read again past all caches. That answer counts; without it, the confirmed value stays.
 */
export async function readAfter(batch: Settings): Promise<Reread> {
  const settings = await readNow(settingsRead).catch(() => null);
  const older = Object.keys(batch).filter((name) => confirmations(settingsRead).get(name)?.write === batch);
  if (!settings || older.length === 0) return { settings, older: [] };
  const current = await readPastCaches(settingsRead).catch(() => null);
  if (!current) return { settings, older };
  const stillOlder = new Set(rules?.compareRead(confirmations(settingsRead), current, Date.now()).older);
  confirmed.set(
    entryOf(settingsRead),
    new Map([...confirmations(settingsRead)].filter(([name]) => !stillOlder.has(name))),
  );
  // Fresh, unlike a seeded value: a view that appears now must not read again.
  queryClient.setQueryData(['settings'], current);
  return { settings: current, older: [] };
}
