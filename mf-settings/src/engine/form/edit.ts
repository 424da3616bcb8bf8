import type { Field } from './field';

/** The unsaved edit of an option. */
export interface Edit {
  readonly field: Field;
  readonly value: unknown;
  /** Value on the server when the edit began. If the server value differs later, it was changed elsewhere. */
  readonly base: unknown;
  /** Keys of the problems that prevented the last save. */
  readonly blockingKeys: readonly string[];
  /** Changed server value that the user saw last; undefined if the user has seen no change from elsewhere. */
  readonly seenServerValue: unknown;
}

/**
 * Last comparison of each edit. Cached, because on each key press the field, the save bar and the unsaved-work guard compare the
 * edit, which can be a list of ten thousand lines.
 */
const lastComparisons = new WeakMap<Edit, { readonly serverValue: unknown; readonly isSame: boolean }>();

/** Returns whether the server has the value of an edit. False while the server value is unknown. */
export function equalsServerValue(edit: Edit, serverValue: unknown): boolean {
  const lastComparison = lastComparisons.get(edit);
  if (lastComparison && lastComparison.serverValue === serverValue) return lastComparison.isSame;
  const storedValue = edit.field.read(serverValue);
  const isSame = storedValue !== undefined && edit.field.isSame(edit.value, storedValue);
  lastComparisons.set(edit, { serverValue, isSame });
  return isSame;
}

/** Returns whether the server value changed since the edit began, and differs from the edit. */
export function wasChangedElsewhere(edit: Edit, serverValue: unknown): boolean {
  return (
    edit.field.read(serverValue) !== undefined &&
    !isSameServerValue(edit.field, edit.base, serverValue) &&
    !equalsServerValue(edit, serverValue)
  );
}

/** Returns whether the server value was changed elsewhere and the user has not seen the change. */
export function isUnseenChange(edit: Edit, serverValue: unknown): boolean {
  const isSeen = edit.seenServerValue !== undefined && isSameServerValue(edit.field, edit.seenServerValue, serverValue);
  return !isSeen && wasChangedElsewhere(edit, serverValue);
}

/** Returns whether two server values have the same meaning. */
function isSameServerValue(field: Field, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [a, b] = [field.read(one), field.read(other)];
  return a === undefined || b === undefined ? a === b : field.isSame(a, b);
}
