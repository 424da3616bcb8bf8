import {
  asFailure,
  cached,
  correctAnswers,
  queryClient,
  readNow,
  request,
  type SavedRead,
  seedRead,
  settingsRead,
  success,
} from '@flightdeck/shared/api';
import type { Failure } from '../../contracts/areas/failure';
import { queryKey } from '../../contracts/page/query-keys';
import type { Settings } from '../../contracts/wire/settings';
import { sameSetting } from '../../model/format/same-setting';
import { isOutcomeUnclear } from '../calls/unclear-outcome';
import { type Confirmations, compareRead, confirm } from './confirmed';
import type { SaveOptions, SaveOutcome } from './save-outcome';

/** Values that the server has confirmed, and that older reads do not replace, by entry of the cache. */
const confirmed = new WeakMap<object, Confirmations>();
const cacheEntryOf = ({ path }: SavedRead): object =>
  queryClient.getQueryCache().find({ queryKey: queryKey(path), exact: true }) ?? {};
const confirmationsOf = (read: SavedRead): Confirmations => confirmed.get(cacheEntryOf(read)) ?? new Map();

correctAnswers((read, answer) => {
  const compared = compareRead(confirmationsOf(read), answer, Date.now());
  confirmed.set(cacheEntryOf(read), compared.confirmations);
  return compared.settings;
});

/**
 * Shows the values of a confirmed write in place of older ones that a read may still return. Call `readAfter` in the same
 * task: a view that appears in between would send one more read.
 */
function showConfirmed(values: Settings, before: Settings, read: SavedRead): void {
  confirmed.set(cacheEntryOf(read), confirm(confirmationsOf(read), values, before, Date.now()));
  seedRead(read, { ...before, ...values });
}

/** Result of reading after a write. */
interface Reread {
  /** null if the values could not be read. */
  readonly values: Settings | null;
  /** Options for which a cache still returns a value from before the write. */
  readonly older: readonly string[];
}

/**
 * Reads the values after a write. If they are still those from before, the answer may come from a cache. Then it reads them
 * by POST, which no cache stores; WordPress takes `_method` as the method. If that read fails, the confirmed values stay.
 */
async function readAfter(batch: Settings, read: SavedRead): Promise<Reread> {
  const values = await readNow(read).catch(() => null);
  const older = Object.keys(batch).filter((name) => confirmationsOf(read).get(name)?.write === batch);
  if (!values || older.length === 0) return { values, older: [] };
  const uncachedRead = { method: 'POST', path: read.path, params: { _method: 'GET' } } as const;
  const current = await request(uncachedRead, read.uncorrected).catch(() => null);
  if (!current) return { values, older };
  const stillOlder = new Set(compareRead(confirmationsOf(read), current, Date.now()).older);
  confirmed.set(cacheEntryOf(read), new Map([...confirmationsOf(read)].filter(([name]) => !stillOlder.has(name))));
  // Fresh, unlike a seeded value: a view that appears now must not read again.
  queryClient.setQueryData([read.path], current);
  return { values: current, older: [] };
}

/** A write that was sent, whether its answer arrived or not. */
export interface Write {
  /** Reports on one save of this write, and resolves when the values have been read again. */
  report(changes: Settings, options: SaveOptions): Promise<SaveOutcome>;
}

/** Writes that send the changes of several saves, by the changes of each save. */
const merged = new WeakMap<Settings, Promise<Write>>();

// Saves that wait for the answer to an earlier one are lost with the page. A sent save arrives without it.
window.addEventListener('beforeunload', (event) => {
  const waiting = queryClient.getMutationCache().findAll({ status: 'pending' });
  if (waiting.some(({ state }) => state.isPaused && !merged.has(Object(state.variables)))) event.preventDefault();
});

/**
 * Writes changes. Resolves when the server has answered; if the write failed or the values were never read before, only when
 * they have been read again. A failed write may have saved some of the changes. Never rejects.
 * @param waiting returns changes that wait for this write and can be sent with it
 */
export function write(
  changes: Settings,
  { read = settingsRead, send }: SaveOptions,
  waiting: () => readonly Settings[],
): Promise<Write> {
  const sharedWrite = merged.get(changes);
  if (sharedWrite) return sharedWrite;
  const others = send ? [] : waiting();
  const written = sendAndReadAgain(Object.assign({}, changes, ...others), read, send ?? post);
  for (const each of others) merged.set(each, written);
  return written;
}

/** POST `settings` (SHR-031). @throws Failure with `serverCode` `some_updated` if only some options were saved */
async function post(changes: Settings): Promise<null> {
  await request({ method: 'POST', path: 'settings', body: changes }, success);
  return null;
}

/** The last write of each option: the value on the server says nothing about earlier writes. */
const lastWrites = new WeakMap<SavedRead, Map<string, Settings>>();

/** Sends a write and reads the values again, as `write` describes. */
async function sendAndReadAgain(
  batch: Settings,
  read: SavedRead,
  send: NonNullable<SaveOptions['send']>,
): Promise<Write> {
  const latest = lastWrites.get(read) ?? new Map<string, Settings>();
  lastWrites.set(read, latest);
  for (const name of Object.keys(batch)) latest.set(name, batch);
  const { answer, refusal } = await send(batch).then(
    (values) => ({ answer: values, refusal: null }),
    (cause: unknown) => ({ answer: null, refusal: asFailure(cause) }),
  );
  const before = cached(read);
  if (!refusal && before) showConfirmed(answer ?? batch, before, read);
  const rereading = (answer ? Promise.resolve({ values: answer, older: [] }) : readAfter(batch, read)).then(
    (reread) => {
      // The answer has the values, or they could not be read again: show known values instead of a failed read.
      if (!refusal && (answer || !reread.values)) seedRead(read, { ...(!before && batch), ...answer, ...cached(read) });
      return reread;
    },
  );
  // After a failure, only a read shows the values on the server. Values that were never read stay pending until then.
  if (refusal || !before) await rereading;
  const isLast = (name: string) => latest.get(name) === batch;
  return {
    async report(changes, { notices, watched = Object.keys(changes), same }) {
      if (!refusal) notices?.saved?.();
      const { values, older } = await rereading;
      const isStored = (name: string) =>
        values !== null &&
        Object.hasOwn(values, name) &&
        (sameSetting(changes[name], values[name]) || same?.(name, values[name]) === true);
      const isReplaced = (name: string) =>
        values !== null && Object.hasOwn(values, name) && isLast(name) && !isStored(name);
      const unsaved = Object.keys(changes)
        // Leave out options that a later save in the same write replaced.
        .filter((name) => changes[name] === batch[name])
        .filter((name) => (refusal ? !isStored(name) : isReplaced(name)));
      const failure = refusal && (unsaved.length > 0 || !mayBeStored(refusal, batch, before)) ? refusal : null;
      const ending = !unsaved.some((name) => watched.includes(name)) ? 'saved' : failure ? 'failed' : 'overridden';
      if (failure) notices?.failed?.(failure);
      else if (ending === 'overridden') notices?.overridden?.();
      else if (refusal) notices?.saved?.();
      else if (older.length > 0) notices?.older?.();
      return { ending, failure, unsaved };
    },
  };
}

/**
 * Returns whether a failed write counts as successful if the server has its values: the answer was lost or unreadable, the
 * server broke down, or it refused a value that it already had, usually without a message.
 */
const mayBeStored = (refusal: Failure, batch: Settings, before: Settings = {}): boolean =>
  isOutcomeUnclear(refusal) ||
  (refusal.status === 400 &&
    (refusal.serverMessage === '' || Object.entries(batch).some(([name, sent]) => sameSetting(sent, before[name]))));
