import { settingsRead, useRead } from '@flightdeck/shared/api';
import { useSyncExternalStore } from 'react';
import type { Field } from './field';
import { useSettingsPage } from './form-context.store';

/** The unsaved fields of a card. */
export interface CardForm {
  readonly dirty: readonly Field[];
  readonly isSaving: boolean;
  /** The last save of something that is still unsaved did not work. */
  readonly isFailed: boolean;
  save(): void;
  discard(): void;
}

/** What a card's bar shows and does (SET-034, SET-038). */
export function useCardForm(fields: readonly Field[]): CardForm {
  const { form } = useSettingsPage();
  const isSaving = () => fields.some(({ option }) => form.of(option).isSent);
  const isFailed = () => form.dirty(fields).some(({ option }) => form.of(option).isFailed);
  // As one text, so that a key press draws the bar again only when it changes what the bar says.
  const summary = () => `${isSaving()} ${isFailed()} ${form.dirty(fields).map(({ option }) => option)}`;
  useSyncExternalStore(form.subscribe, summary);
  // What is unsaved depends on what the server holds.
  useRead(settingsRead);
  return {
    dirty: form.dirty(fields),
    isSaving: isSaving(),
    isFailed: isFailed(),
    save: () => void form.save(fields),
    discard: () => form.discard(fields),
  };
}
