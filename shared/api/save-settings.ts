import { useSyncExternalStore } from 'react';
import type { Failure } from '../contracts/failure';
import { asFailure, cached, readNow, seedRead, useRead } from './query';
import { type Settings, type SettingValue, settingsRead, writeSettings } from './settings-calls';

/** How a save ended. */
export interface SaveOutcome {
  readonly failure: Failure | null;
  /** Options that the server holds with another value than the one sent. */
  readonly kept: readonly string[];
  /** What the server holds since, also after a failure; null when it could not be read. */
  readonly held: Settings | null;
}

/** What the user wants and the server has not confirmed yet. */
let wanted: Settings = {};
let running: Promise<SaveOutcome> | null = null;
const listeners = new Set<() => void>();

function want(next: Settings): void {
  wanted = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Saves options and ends at what the server holds (firsts, "Saving converges"). One write is on its way at a time;
 * what changes meanwhile goes with the next, so a fast double toggle ends where the user left it. After each write the
 * settings are read again, also after a failure: the server may have kept a part of it.
 * Never rejects.
 */
export async function saveSettings(changes: Settings): Promise<SaveOutcome> {
  want({ ...wanted, ...changes });
  // Wait for the write on its way; the first to wake takes all changes along, the others find theirs saved or failed.
  while (running) {
    const outcome = await running;
    if (!Object.keys(changes).some((name) => name in wanted)) return outcome;
  }
  running = writeAll(wanted).finally(() => {
    running = null;
  });
  return running;
}

async function writeAll(batch: Settings): Promise<SaveOutcome> {
  const failed = await writeSettings(batch).then(() => null, asFailure);
  const held = await readNow(settingsRead).catch(() => null);
  // Only the answer got lost, or cannot be read: the server holds what was sent, and that is what counts.
  if (
    failed &&
    held &&
    saysNothing.has(failed.code) &&
    Object.keys(batch).every((name) => sameValue(held[name], batch[name]))
  ) {
    dropWanted(batch);
    return { failure: null, kept: [], held };
  }
  // Saved, but not read back: what was sent is the best that is known.
  if (!failed && !held) seedRead(settingsRead, { ...cached(settingsRead), ...batch });
  dropWanted(batch);
  const kept =
    held && !failed ? Object.keys(batch).filter((name) => name in held && !sameValue(held[name], batch[name])) : [];
  return { failure: failed, kept, held };
}

/** Failures that say nothing about what the server did: no answer, or one that nobody can read. */
const saysNothing: ReadonlySet<string> = new Set([
  ...['rest-network', 'rest-timeout', 'rest-not-json', 'rest-empty', 'rest-shape'],
]);

/** Ends the wait for a batch; values that changed again while it was on its way stay wanted. */
function dropWanted(batch: Settings): void {
  want(Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !(name in batch) || batch[name] !== value)));
}

const sameValue = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

export interface SettingState {
  /** What to show: the wanted value while it is being saved, else the server's. undefined while unknown. */
  readonly value: SettingValue;
  readonly isSaving: boolean;
  /** The settings could not be read and nothing is known of before. */
  readonly failure: Failure | null;
  retry(): void;
}

/** One option: its value and whether it is being saved. */
export function useSetting(name: string): SettingState {
  const pending = useSyncExternalStore(subscribe, () => wanted);
  const { data, failure, retry } = useRead(settingsRead);
  const isSaving = name in pending;
  return { value: isSaving ? pending[name] : data?.[name], isSaving, failure: data ? null : failure, retry };
}
