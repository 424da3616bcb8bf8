import { cached, settingsRead, useRead, useSetting } from '@flightdeck/shared/api';
import { __ } from '@flightdeck/shared/i18n';
import { useBus } from '@flightdeck/shared/parts';
import { register } from '@flightdeck/shared/unsaved';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { entriesOf, heldEntries, type ListProblem, sameEntries } from './allowed-list';
import { type AllowedListStore, createAllowedList, standingProblem } from './allowed-list.store';
import { updateSettings } from './settings-update.resource';

const option = 'jetpack_protect_global_whitelist';

/** The list as the card shows it. */
export interface AllowedList extends Pick<AllowedListStore, 'edit' | 'discard'> {
  /** undefined while the server has not said what it holds. */
  readonly text: string | undefined;
  /** Why it is not known. */
  readonly failure: string | undefined;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly problem: ListProblem | undefined;
  /** What was sent, when the server holds something else since. */
  readonly notKept: string | null;
  save(): void;
  /** Reads the settings again. */
  retry(): void;
}

const held = () => heldEntries(cached(settingsRead)?.[option]);

/** The always-allowed addresses, live, with the edits of the user; they count as unsaved work. */
export function useAllowedList(): AllowedList {
  const bus = useBus();
  const [list] = useState(() =>
    createAllowedList({
      held,
      send: async (text) => {
        const differs = () => !sameEntries(held() ?? [], entriesOf(text));
        const ending = await updateSettings({ [option]: text }, () =>
          differs() ? __('The site took the list but kept another one. The field shows what it kept.') : null,
        );
        if (ending !== 'failed') bus.emit('modules.changed', { names: [option] });
        return ending;
      },
    }),
  );
  const { draft, refused, isSaving, notKept } = useSyncExternalStore(list.subscribe, list.current);
  const { value } = useSetting(option);
  // The page brings a few options along; the list comes with the answer only.
  const { failure, retry } = useRead(settingsRead);

  useEffect(
    () =>
      register(
        'mf-settings/security',
        list.isDirty,
        async () => {
          if (!(await list.save())) throw new Error('The always allowed addresses could not be saved.');
        },
        list.discard,
      ),
    [list],
  );

  const text = draft ?? heldEntries(value)?.join('\n');
  return {
    text,
    failure: text === undefined ? failure?.message : undefined,
    isDirty: list.isDirty(),
    isSaving,
    problem: standingProblem(text ?? '', refused),
    notKept,
    edit: list.edit,
    discard: list.discard,
    save: () => void list.save(),
    retry,
  };
}
