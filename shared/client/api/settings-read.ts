import * as v from '@flightdeck/shared/schema';
import { type Settings, settingsSchema } from '../../contracts/settings';
import { request } from './client';
import type { Confirmations } from './confirmed';
import { defineRead, queryClient, readNow, seedRead } from './query';

/** Values that the server has confirmed, and that older reads do not replace, by the settings in the cache. */
const confirmed = new WeakMap<object, Confirmations>();
const cachedSettings = (): object => queryClient.getQueryCache().find({ queryKey: ['settings'], exact: true }) ?? {};
const confirmations = (): Confirmations => confirmed.get(cachedSettings()) ?? new Map();

let rules: typeof import('./confirmed') | null = null;

/** Loads the rules for values after a write. They are in the chunk of the client, which each write loads. */
export async function loadRules(): Promise<void> {
  rules ??= await import(/* webpackChunkName: "http" */ './confirmed').catch(() => null);
}

/** Returns whether the server has the value that was sent, in any form; in the same form, before the rules have loaded. */
export const sameSetting = (sent: unknown, serverValue: unknown): boolean =>
  rules ? rules.sameSetting(sent, serverValue) : sent === serverValue;

/** Puts the confirmed values in the place of older ones. */
function compare(read: Settings): Settings {
  const compared = rules?.compareRead(confirmations(), read, Date.now());
  if (!compared) return read;
  confirmed.set(cachedSettings(), compared.confirmations);
  return compared.settings;
}

/** GET `settings` (SHR-030). An answer from a cache does not replace values that the server has confirmed since. */
export const settingsRead = defineRead('settings', v.pipe(settingsSchema, v.transform(compare)));

/**
 * Reads the settings past all caches: none keeps the answer to a POST, and WordPress takes `_method` for the method.
 * @throws Failure
 */
const readPastCaches = () => request({ method: 'POST', path: 'settings', params: { _method: 'GET' } }, settingsSchema);

/**
 * Stores the values of a confirmed write, and shows them in place of older ones that a read may still bring. Call
 * `loadRules` before, and `readAfter` in the same task: a view that appears in between would send one more read.
 * @param before the settings before it
 */
export function showConfirmed(batch: Settings, before: Settings): void {
  if (rules) confirmed.set(cachedSettings(), rules.confirm(confirmations(), batch, before, Date.now()));
  seedRead(settingsRead, { ...before, ...batch });
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
  const older = Object.keys(batch).filter((name) => confirmations().get(name)?.write === batch);
  if (!settings || older.length === 0) return { settings, older: [] };
  const current = await readPastCaches().catch(() => null);
  if (!current) return { settings, older };
  const stillOlder = new Set(rules?.compareRead(confirmations(), current, Date.now()).older);
  confirmed.set(cachedSettings(), new Map([...confirmations()].filter(([name]) => !stillOlder.has(name))));
  // Fresh, unlike a seeded value: a view that appears now must not read again.
  queryClient.setQueryData(['settings'], current);
  return { settings: current, older: [] };
}
