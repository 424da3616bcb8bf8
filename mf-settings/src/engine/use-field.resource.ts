import { settingsRead, useRead } from '@flightdeck/shared/api';
import { useSyncExternalStore } from 'react';
import type { Field, FieldProblem } from './field';
import { cameFromElsewhere } from './form.store';
import { useSettingsPage } from './form-context';

/** A field as its control shows it. */
export interface FieldState<Value> {
  /** undefined while the server has not said what it holds. */
  readonly value: Value | undefined;
  /** Shows a value until it is saved; the same as what the server holds is clean again (SET-032). */
  edit(value: Value): void;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The first thing a save was refused for that still stands. */
  readonly problem: string | undefined;
  /** All of them. */
  readonly problems: readonly FieldProblem[];
  /** What was sent, when the server holds something else since. */
  readonly notKept: Value | undefined;
  /** What somebody else saved while it was edited. */
  readonly elsewhere: Value | undefined;
  /** The user has seen that. */
  saw(): void;
  /** Gives the edit up. */
  discard(): void;
}

/** An option that is saved with the others of its card. */
export function useField<Value>(field: Field<Value>): FieldState<Value> {
  const { form } = useSettingsPage();
  const { edits, settingsSent, notKept } = useSyncExternalStore(form.subscribe, form.current);
  const held = useRead(settingsRead).data?.[field.option];
  const edit = edits[field.option];
  const known = field.read(held);
  const value = edit ? field.revive(edit.value) : known;
  const isDirty = edit !== undefined && value !== undefined && known !== undefined && !field.same(value, known);
  const problems =
    edit && value !== undefined && edit.refused.length > 0
      ? field.check(value).filter(({ key }) => edit.refused.includes(key))
      : [];
  return {
    value,
    edit: (next) => form.edit(field, next),
    isDirty,
    isSaving: field.option in settingsSent,
    problem: problems[0]?.text,
    problems,
    notKept: field.option in notKept ? field.revive(notKept[field.option]) : undefined,
    elsewhere: isDirty && edit && cameFromElsewhere(edit, held) ? known : undefined,
    saw: () => form.saw(field),
    discard: () => form.discard([field]),
  };
}
