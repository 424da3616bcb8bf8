import { settingsRead, useRead } from '@flightdeck/shared/api';
import { useSyncExternalStore } from 'react';
import type { Field } from './field';
import { useSettingsPage } from './form-context';

/** The unsaved fields of a card. */
export interface CardForm {
  readonly dirty: readonly Field[];
  readonly isSaving: boolean;
  save(): void;
  discard(): void;
}

/** What a card's bar shows and does (SET-034, SET-038). */
export function useCardForm(fields: readonly Field[]): CardForm {
  const { form } = useSettingsPage();
  const { settingsSent } = useSyncExternalStore(form.subscribe, form.current);
  // What is unsaved depends on what the server holds.
  useRead(settingsRead);
  return {
    dirty: form.dirty(fields),
    isSaving: fields.some(({ option }) => option in settingsSent),
    save: () => void form.save(fields),
    discard: () => form.discard(fields),
  };
}
