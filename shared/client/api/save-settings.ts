import { useCallback, useSyncExternalStore } from 'react';
import type { Failure } from '../../contracts/failure';
import { own } from '../../contracts/own';
import type { Settings } from '../../contracts/settings';
import { createStore } from '../store/store';
import { request } from './client';
import { asFailure, cached, seedRead, useReadPart } from './query';
import { loadRules, type Reread, readAfter, sameSetting, settingsRead, showConfirmed } from './settings-read';
import { success } from './write-answers';

/** Value of an option on the server. */
export type SettingValue = unknown;
export type { Settings };

/** POST `settings` (SHR-031). @throws Failure with `serverCode` `some_updated` if only some options were saved */
export const writeSettings = (changes: Settings) =>
  request({ method: 'POST', path: 'settings', body: changes }, success);

/** Result of a save. */
export interface SaveOutcome {
  readonly failure: Failure | null;
  /** Options that have another value on the server than the one sent. */
  readonly kept: readonly string[];
  /** Options that the server confirmed, but of which it still returns the value from before. */
  readonly older?: readonly string[];
  /** Values on the server after the write, also after a failure; null if they could not be read. */
  readonly serverValues: Settings | null;
}

/** A write that has been sent. */
interface Write {
  /** The failure, or null once the server has confirmed the write. */
  readonly answered: Promise<Failure | null>;
  /** Resolves when the settings have been read again. */
  readonly ended: Promise<SaveOutcome>;
}

/** New values that the server has not confirmed yet. */
const wanted = createStore<Settings>({});
let running: Write | null = null;
/** The last write of each option: the value on the server says nothing about earlier writes. */
const lastWrites = new Map<string, Settings>();

/**
 * Saves options and ends with the values of the server (firsts, "Saving converges"). Only one write runs at a time;
 * changes made during a write are sent with the next, so a fast double toggle ends where the user left it. The settings are
 * read again after each write, also after a failure, because the server may have saved some of them. Never rejects.
 * @param onConfirmed called when the server has confirmed the write, one round trip before the promise resolves
 */
export async function saveSettings(changes: Settings, onConfirmed: () => void = () => {}): Promise<SaveOutcome> {
  wanted.set({ ...wanted.value, ...changes });
  let write = running;
  // Wait for the running write; the first save to continue sends all changes, and the others find theirs saved or
  // failed.
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
  await loadRules();
  const before = cached(settingsRead);
  // Show confirmed values at once.
  if (!refusal && before) showConfirmed(batch, before);
  const rereading = readAfter(batch);
  // After a failure, only a read can tell the values on the server. Settings that were never read stay empty until
  // then.
  const serverValues = refusal || !before ? (await rereading).settings : null;
  const isSaved = refusal && serverValues && isStored(batch, serverValues) && isNoRefusal(refusal, batch, before);
  const failure = isSaved ? null : refusal;
  if (!refusal && !before && !serverValues) seedRead(settingsRead, batch);
  running = null;
  dropWanted(batch);
  return { failure, ended: rereading.then((read) => outcomeOf(batch, failure, read)) };
}

/** Returns whether the server has all values of a write. */
const isStored = (batch: Settings, serverValues: Settings): boolean =>
  Object.entries(batch).every(
    ([name, sent]) => Object.hasOwn(serverValues, name) && sameSetting(sent, serverValues[name]),
  );

/**
 * Returns whether a failed write can have succeeded, if the server has its values: the answer was lost or unreadable, or the
 * server refuses a value because it has it already, usually without a message.
 */
const isNoRefusal = ({ code, status, serverMessage }: Failure, batch: Settings, before: Settings = {}): boolean =>
  saysNothing.has(code) ||
  (status === 400 &&
    (serverMessage === '' || Object.entries(batch).some(([name, sent]) => sameSetting(sent, own(before, name)))));

const saysNothing: ReadonlySet<string> = new Set([
  ...['rest-network', 'rest-other-address', 'rest-timeout', 'rest-not-json', 'rest-empty', 'rest-shape'],
]);

function outcomeOf(batch: Settings, failure: Failure | null, { settings: serverValues, older }: Reread): SaveOutcome {
  // The write succeeded but reading back failed: show the values sent instead of the failed read.
  if (!failure && !serverValues) seedRead(settingsRead, { ...cached(settingsRead) });
  const isKept = (name: string) =>
    serverValues !== null &&
    Object.hasOwn(serverValues, name) &&
    lastWrites.get(name) === batch &&
    !sameSetting(batch[name], serverValues[name]);
  const kept = failure ? [] : Object.keys(batch).filter(isKept);
  return { failure, kept, ...(older.length > 0 && { older }), serverValues };
}

/** Ends the wait for a batch; values that changed again during the write stay pending. */
function dropWanted(batch: Settings): void {
  wanted.set(
    Object.fromEntries(
      Object.entries(wanted.value).filter(([name, value]) => !Object.hasOwn(batch, name) || batch[name] !== value),
    ),
  );
}

export interface SettingState {
  /**
   * The value to show: the new one while it is being saved, otherwise the server's. undefined while unknown.
   */
  readonly value: SettingValue;
  readonly isSaving: boolean;
  /** Whether the settings could not be read and no earlier values are known. */
  readonly failure: Failure | null;
  retry(): void;
}

/** Stands for "not being saved". */
const settled = {};

/**
 * Returns the value of one option and whether it is being saved. Changes of other options do not draw the view again: a
 * screen has dozens of views with an option.
 */
export function useSetting(name: string): SettingState {
  const pending = useSyncExternalStore(wanted.subscribe, () =>
    Object.hasOwn(wanted.value, name) ? wanted.value[name] : settled,
  );
  // The value is wrapped: without it, answers that lack the option would look like no answer.
  const { data, failure, retry } = useReadPart(
    settingsRead,
    useCallback((all: Settings) => ({ value: own(all, name) }), [name]),
  );
  const isSaving = pending !== settled;
  return { value: isSaving ? pending : data?.value, isSaving, failure: data ? null : failure, retry };
}
