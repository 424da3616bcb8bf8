import { settingsRead, useLoggedOut, useRead } from '@flightdeck/shared/api';
import { useSelected } from '@flightdeck/shared/store';
import type { Field } from './field';
import { useSettingsTab } from './form-context.store';

/** Unsaved fields of a card and the state of their save. */
export interface CardForm {
  readonly dirtyFields: readonly Field[];
  readonly isSaving: boolean;
  /** Whether the last attempt to save any of the `dirtyFields` failed. False while the page says that the user is logged out. */
  readonly isFailed: boolean;
  save(): void;
  discard(): void;
}

/** Returns the state and the actions of a save bar (SET-034, SET-038). */
export function useCardForm(fields: readonly Field[]): CardForm {
  const { form } = useSettingsTab();
  const isSaving = () => fields.some(({ option }) => form.optionState(option).isSaving);
  const isFailed = () => form.dirtyFields(fields).some(({ option }) => form.optionState(option).isFailed);
  // One string, so that the bar renders only when its content changes.
  const summary = () => `${isSaving()} ${isFailed()} ${form.dirtyFields(fields).map(({ option }) => option)}`;
  useSelected(form.state$, summary);
  const loggedOut = useLoggedOut();
  // Render again when the server values change, because they decide which fields are unsaved.
  useRead(settingsRead);
  return {
    dirtyFields: form.dirtyFields(fields),
    isSaving: isSaving(),
    isFailed: isFailed() && !loggedOut,
    save: () => void form.save(fields),
    discard: () => form.discard(fields),
  };
}
