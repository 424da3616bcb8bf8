import { useCallback, useSyncExternalStore } from 'react';
import type { Failure } from '../../contracts/failure';
import { own } from '../../contracts/own';
import type { Settings } from '../../contracts/settings';
import { networkFailure } from './errors';
import { queryClient, useReadPart } from './query';
import { type SavedRead, settingsRead } from './settings-read';
import { client } from './transport';
import type { Write } from './write-settings';

export type { Settings };

/**
 * Result of a save. `kept`: the server accepted the change but has another value. The value read after the save
 * decides, not the answer: the server can refuse one of several changes and accept the rest.
 */
export type SaveEnding = 'saved' | 'kept' | 'failed';

/** Result of a save, with its details. */
export interface SaveOutcome {
  readonly ending: SaveEnding;
  /** Failure to report. It can concern changes of another save that were sent in the same request. */
  readonly failure: Failure | null;
  /** Options that have another value on the server than the one sent. */
  readonly unsaved: readonly string[];
}

/** Reports on the progress of a save. */
export interface SaveNotices {
  readonly saving: () => void;
  /** The server has confirmed the save; the values are read again after that. */
  readonly saved: () => void;
  readonly failed: (failure: Failure) => void;
  /** The values were read again, and another one than the sent one was found. */
  readonly kept: () => void;
  /** The server confirmed the values, but still answers with older ones. */
  readonly older: () => void;
}

/** Differences between the saves of the page. */
export interface SaveOptions {
  /** Default: nothing is reported. */
  readonly notices?: Partial<SaveNotices>;
  /** Options that decide about the ending. Default: all. */
  readonly watched?: readonly string[];
  /** Returns whether the server has the value that was sent in another form, besides those of `sameSetting`. */
  readonly same?: (name: string, serverValue: unknown) => boolean;
  /**
   * Sends the changes. Default: POST `settings`, together with the changes of saves that wait.
   * @returns the values of the server, if the answer has them; otherwise they are read again
   * @throws Failure
   */
  readonly send?: (changes: Settings) => Promise<Settings | null>;
  /** The read that has the values. Saves of one read are sent one after the other. Default: the settings. */
  readonly read?: SavedRead;
}

const mutations = queryClient.getMutationCache();

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

/** Returns changes that the server has not confirmed, oldest first. @param isMergeable only those that wait for a shared request */
const pendingChanges = ({ path }: SavedRead, isMergeable = false): readonly Settings[] =>
  mutations
    .findAll({ mutationKey: [path], status: 'pending' })
    .filter(({ state, meta }) => !isMergeable || (state.isPaused && meta?.isMergeable))
    .map(({ state }) => state.variables)
    .filter(isSettings);

/**
 * Saves values: the only way to save on the page (docs/decisions/038). The new values show at once, and end at those of
 * the server. Never rejects.
 */
export async function saveSettings(changes: Settings, options: SaveOptions = {}): Promise<SaveOutcome> {
  const { notices, read = settingsRead, send } = options;
  const mutation = mutations.build<Write, unknown, Settings, unknown>(queryClient, {
    mutationKey: [read.path],
    scope: { id: read.path },
    meta: { isMergeable: !send },
    networkMode: 'always',
    mutationFn: async (sent) => {
      await client();
      const { write } = await import(/* webpackChunkName: "http" */ './write-settings');
      return write(sent, options, () => pendingChanges(read, true));
    },
  });
  notices?.saving?.();
  try {
    // A copy, because its identity names this save.
    const { report } = await mutation.execute({ ...changes });
    return await report(changes, options);
  } catch (cause) {
    // The files for writing could not be loaded.
    const failure = networkFailure({ method: 'POST', path: read.path }, cause);
    notices?.failed?.(failure);
    return { ending: 'failed', failure, unsaved: Object.keys(changes) };
  }
}

export interface SettingState {
  /**
   * The value to show: the new one while it is being saved, otherwise the server's. undefined while unknown.
   */
  readonly value: unknown;
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
export function useSetting(name: string, read: SavedRead = settingsRead): SettingState {
  const pending = useSyncExternalStore(subscribe, () => {
    const last = pendingChanges(read).findLast((changes) => Object.hasOwn(changes, name));
    return last ? last[name] : settled;
  });
  // The value is wrapped: without it, answers that lack the option would look like no answer.
  const { data, failure, retry } = useReadPart(
    read,
    useCallback((all: Settings) => ({ value: own(all, name) }), [name]),
  );
  const isSaving = pending !== settled;
  return { value: isSaving ? pending : data?.value, isSaving, failure: data ? null : failure, retry };
}

const subscribe = (changed: () => void) => mutations.subscribe(changed);
