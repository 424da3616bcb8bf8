import { settingsRead, useRead } from '@flightdeck/shared/api';
import { own } from '@flightdeck/shared/contracts/own';
import { useSyncExternalStore } from 'react';
import { cameFromElsewhere, equalsServerValue } from './edit';
import type { Field, FieldProblem } from './field';
import { useSettingsPage } from './form-context.store';

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
  const { edit, isSent, notKept } = useSyncExternalStore(form.subscribe, () => form.of(field.option));
  const serverValue = own(useRead(settingsRead).data, field.option);
  const known = field.read(serverValue);
  const value = edit ? field.revive(edit.value) : known;
  const isDirty =
    edit !== undefined && value !== undefined && known !== undefined && !equalsServerValue(edit, serverValue);
  const problems = edit && value !== undefined ? standing(field, value, edit.refused) : [];
  return {
    value,
    edit: (next) => form.edit(field, next),
    isDirty,
    isSaving: isSent,
    problem: problems[0]?.text,
    problems,
    notKept: notKept === undefined ? undefined : field.revive(notKept),
    elsewhere: isDirty && cameFromElsewhere(edit, serverValue) ? known : undefined,
    saw: () => form.saw(field),
    discard: () => form.discard([field]),
  };
}

/** What a save was refused for and still stands; what is wrong since then is no matter before the next one. */
function standing<Value>(field: Field<Value>, value: Value, refused: readonly string[]): readonly FieldProblem[] {
  if (refused.length === 0) return [];
  const keys = new Set(refused);
  return field.check(value, keys).filter(({ key }) => keys.has(key));
}
