import {
  loadHttp,
  queryClient,
  type SavedRead,
  settingsRead,
  unansweredFailure,
  useReadSelection,
} from '@flightdeck/shared/api';
import { useMutationState } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Failure } from '../../contracts/areas/failure';
import type { Settings } from '../../contracts/wire/settings';
import { withRetries } from '../timing/file-loads';
import type { SaveOptions, SaveOutcome } from './save-outcome';
import type { Write, write } from './write-settings';

/** Loads the code for writes, which widgets never need. A failed load is not cached, so the next save tries again. */
export const loadWrites = (): Promise<{ readonly write: typeof write }> =>
  withRetries(() => import(/* webpackChunkName: "save" */ './write-settings'));

const mutations = queryClient.getMutationCache();

const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

/**
 * Returns changes that the server has not confirmed, oldest first.
 * @param onlyMergeable whether to return only those that wait and can share a request
 */
const pendingChanges = ({ path }: SavedRead, onlyMergeable = false): readonly Settings[] =>
  mutations
    .findAll({ mutationKey: [path], status: 'pending' })
    .filter(({ state, meta }) => !onlyMergeable || (state.isPaused && meta?.isMergeable))
    .map(({ state }) => state.variables)
    .filter(isSettings);

/**
 * Saves values: the only way to save on the page (docs/decisions/038). Views show the new values at once, and the values
 * of the server after the save. Never rejects.
 */
export async function saveSettings(changes: Settings, options: SaveOptions = {}): Promise<SaveOutcome> {
  const { notices, read = settingsRead, send } = options;
  // Not `useMutation`: forms and flows also save outside of components, and continue when the user has left the screen.
  const mutation = mutations.build<Write, unknown, Settings, unknown>(queryClient, {
    mutationKey: [read.path],
    scope: { id: read.path },
    meta: { isMergeable: !send },
    networkMode: 'always',
    mutationFn: async (sent) => {
      const [writes] = await Promise.all([loadWrites(), loadHttp()]);
      return writes.write(sent, options, () => pendingChanges(read, true));
    },
  });
  notices?.saving?.();
  try {
    // Pass a copy, because the object identifies this save.
    const { report } = await mutation.execute({ ...changes });
    return await report(changes, options);
  } catch (cause) {
    // The files for writing could not be loaded.
    const failure = unansweredFailure(read, cause);
    notices?.failed?.(failure);
    return { ending: 'failed', failure, unsaved: Object.keys(changes) };
  }
}

/** The state of one option, for a view. */
export interface SettingState {
  /**
   * The value to show: the new value while it is being saved, otherwise the value of the server; undefined while unknown.
   */
  readonly value: unknown;
  readonly isSaving: boolean;
  /** Why the settings could not be read; null while earlier values are known. */
  readonly failure: Failure | null;
  retry(): void;
}

/**
 * Returns the value of one option and whether it is being saved. Changes of other options do not draw the view again: a
 * screen has dozens of views, each with an option.
 */
export function useSetting(name: string, read: SavedRead = settingsRead): SettingState {
  const pending = useMutationState({
    filters: {
      mutationKey: [read.path],
      status: 'pending',
      predicate: ({ state: { variables } }) => isSettings(variables) && Object.hasOwn(variables, name),
    },
    select: ({ state: { variables } }) => (isSettings(variables) ? variables[name] : undefined),
  });
  // Wrap the value: otherwise, an answer without the option would look like no answer.
  const { data, failure, retry } = useReadSelection(
    read,
    useCallback((all: Settings) => ({ value: all[name] }), [name]),
  );
  const isSaving = pending.length > 0;
  return { value: isSaving ? pending.at(-1) : data?.value, isSaving, failure: data ? null : failure, retry };
}
