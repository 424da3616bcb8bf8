import type { Failure } from '../../contracts/failure';
import { own } from '../../contracts/own';
import { type Settings, settingsSchema } from '../../contracts/settings';
import { createStore } from '../store/store';
import { useStore } from '../store/use-store';
import { request } from './client';
import { asFailure, cached, defineRead, readNow, seedRead, useRead } from './query';
import { success } from './write-answers';

/** Value of an option as the server keeps it. */
export type SettingValue = unknown;
export type { Settings };

/** GET `settings` (SHR-030). */
export const settingsRead = defineRead('settings', settingsSchema);

/** POST `settings` (SHR-031). @throws Failure with `serverCode` `some_updated` when a part was saved all the same */
export const writeSettings = (changes: Settings) =>
  request({ method: 'POST', path: 'settings', body: changes }, success);

/** How a save ended. */
export interface SaveOutcome {
  readonly failure: Failure | null;
  /** Options that the server holds with another value than the one sent. */
  readonly kept: readonly string[];
  /** Values on the server since then, also after a failure; null when they could not be read. */
  readonly serverValues: Settings | null;
}

/** A write on its way. */
interface Write {
  /** Why it failed, or null: known as soon as the server has confirmed it. */
  readonly answered: Promise<Failure | null>;
  /** After the settings were read again. */
  readonly ended: Promise<SaveOutcome>;
}

/** Values the user wants and the server has not confirmed yet. */
const wanted = createStore<Settings>({});
let running: Write | null = null;
/** The last write of each option: what the server holds says nothing about the ones before. */
const lastWrites = new Map<string, Settings>();

/**
 * Saves options and ends at the values of the server (firsts, "Saving converges"). One write is on its way at a time;
 * changes made during it go with the next, so a fast double toggle ends where the user left it. After each write the
 * settings are read again, also after a failure: the server may have kept a part of it.
 * Never rejects.
 * @param onConfirmed called as soon as the server has confirmed the write, one round trip before the promise resolves
 */
export async function saveSettings(changes: Settings, onConfirmed: () => void = () => {}): Promise<SaveOutcome> {
  wanted.set({ ...wanted.value, ...changes });
  let write = running;
  // Wait for the write on its way; the first to wake takes all changes along, the others find theirs saved or failed.
  while (write) {
    await write.answered;
    if (!Object.keys(changes).some((name) => Object.hasOwn(wanted.value, name))) break;
    write = running;
  }
  write ??= start(wanted.value);
  if ((await write.answered) === null) onConfirmed();
  return write.ended;
}

function start(batch: Settings): Write {
  for (const name of Object.keys(batch)) lastWrites.set(name, batch);
  const written = writeAll(batch);
  running = { answered: written.then(({ failure }) => failure), ended: written.then(({ ended }) => ended) };
  return running;
}

async function writeAll(batch: Settings) {
  const refusal = await writeSettings(batch).then(() => null, asFailure);
  const before = cached(settingsRead);
  // Confirmed values show at once.
  if (!refusal && before) seedRead(settingsRead, { ...before, ...batch });
  const rereading = readNow(settingsRead).catch(() => null);
  // After a failure only the server can say what it holds; settings that were never read show nothing before they are.
  const serverValues = refusal || !before ? await rereading : null;
  // Only the answer got lost, or cannot be read: the server holds what was sent, and that is what counts.
  const isSaved =
    serverValues !== null && Object.keys(batch).every((name) => sameValue(own(serverValues, name), batch[name]));
  const failure = refusal && !(isSaved && saysNothing.has(refusal.code)) ? refusal : null;
  if (!refusal && !before && !serverValues) seedRead(settingsRead, batch);
  running = null;
  dropWanted(batch);
  return { failure, ended: rereading.then((read) => outcomeOf(batch, failure, read)) };
}

function outcomeOf(batch: Settings, failure: Failure | null, serverValues: Settings | null): SaveOutcome {
  // Saved, but not read back: what was sent is the best that is known, and no failed read.
  if (!failure && !serverValues) seedRead(settingsRead, { ...cached(settingsRead) });
  const isKept = (name: string) =>
    serverValues !== null &&
    Object.hasOwn(serverValues, name) &&
    lastWrites.get(name) === batch &&
    !sameValue(serverValues[name], batch[name]);
  return { failure, kept: failure ? [] : Object.keys(batch).filter(isKept), serverValues };
}

/** Failures that say nothing about what the server did: no answer, or one that nobody can read. */
const saysNothing: ReadonlySet<string> = new Set([
  ...['rest-network', 'rest-timeout', 'rest-not-json', 'rest-empty', 'rest-shape'],
]);

/** Ends the wait for a batch; values that changed again while it was on its way stay wanted. */
function dropWanted(batch: Settings): void {
  wanted.set(
    Object.fromEntries(
      Object.entries(wanted.value).filter(([name, value]) => !Object.hasOwn(batch, name) || batch[name] !== value),
    ),
  );
}

const sameValue = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

export interface SettingState {
  /** The value to show: the wanted one while it is being saved, else the server's. undefined while unknown. */
  readonly value: SettingValue;
  readonly isSaving: boolean;
  /** The settings could not be read and nothing is known of before. */
  readonly failure: Failure | null;
  retry(): void;
}

/** One option: its value and whether it is being saved. */
export function useSetting(name: string): SettingState {
  const pending = useStore(wanted);
  const { data, failure, retry } = useRead(settingsRead);
  const isSaving = Object.hasOwn(pending, name);
  return { value: own(isSaving ? pending : data, name), isSaving, failure: data ? null : failure, retry };
}
