import { settingsRead, useRead } from '@flightdeck/shared/api';
import { useSelected } from '@flightdeck/shared/store';
import { equalsServerValue, wasChangedElsewhere } from './edit';
import type { Field, FieldProblem } from './field';
import { useSettingsTab } from './form-context.store';

/** State of a field for its control. */
export interface FieldState<Value> {
  /** undefined while the server value is loading or unknown. */
  readonly value: Value | undefined;
  /** Sets the pending value. A value equal to the server value is clean again (SET-032). */
  edit(value: Value): void;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether the site stores a value that the field does not know. Such a value can't be edited. */
  readonly isUnknown: boolean;
  /** Whether the control is disabled: its value is being saved, or is unknown. */
  readonly isLocked: boolean;
  /** Text of the first remaining problem; undefined without problems. */
  readonly problem: string | undefined;
  /** Problems that prevented the last save and remain. */
  readonly problems: readonly FieldProblem[];
  /** Sent value that the server replaced with another value; undefined without one. */
  readonly overridden: Value | undefined;
  /** Server value that was saved elsewhere during the edit; undefined without one. */
  readonly newServerValue: Value | undefined;
  /** Records that the user has seen the new server value. */
  markSeen(): void;
  /** Discards the edit. */
  discard(): void;
}

/** Returns the state of an option that the save bar saves. */
export function useField<Value>(field: Field<Value>): FieldState<Value> {
  const { form } = useSettingsTab();
  const { edit, isSaving, overridden } = useSelected(form.state$, () => form.optionState(field.option));
  const serverValue = useRead(settingsRead).data?.[field.option];
  const storedValue = field.read(serverValue);
  const isUnknown = serverValue !== undefined && storedValue === undefined;
  const value = edit ? field.revive(edit.value) : storedValue;
  const isDirty =
    edit !== undefined && value !== undefined && storedValue !== undefined && !equalsServerValue(edit, serverValue);
  const problems = edit && value !== undefined ? remainingProblems(field, value, edit.blockingKeys) : [];
  return {
    value,
    edit: (next) => {
      if (!isUnknown) form.edit(field, next);
    },
    isDirty,
    isSaving,
    isUnknown,
    isLocked: isSaving || isUnknown,
    problem: problems[0]?.text,
    problems,
    overridden: overridden === undefined ? undefined : field.revive(overridden),
    newServerValue: isDirty && wasChangedElsewhere(edit, serverValue) ? storedValue : undefined,
    markSeen: () => form.markSeen(field),
    discard: () => form.discard([field]),
  };
}

/** Returns the remaining problems of the last save. The next save reports new problems. */
function remainingProblems<Value>(
  field: Field<Value>,
  value: Value,
  blockingKeys: readonly string[],
): readonly FieldProblem[] {
  if (blockingKeys.length === 0) return [];
  const keys = new Set(blockingKeys);
  return field.check(value, keys).filter(({ key }) => keys.has(key));
}
