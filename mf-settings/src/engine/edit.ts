import type { Field } from './field';

/** An option being edited. */
export interface Edit {
  readonly field: Field;
  readonly value: unknown;
  /** Value on the server when the edit began; another value since then came from elsewhere. */
  readonly base: unknown;
  /** Keys of problems that a save was refused for. */
  readonly refused: readonly string[];
  /** Value on the server when the user was last told of a change elsewhere. */
  readonly told: unknown;
}

/**
 * What was found last time. An edit is compared on each key press, by its field, by the bar of its card and by who asks
 * before the page is left, and may be a list of ten thousand lines.
 */
const compared = new WeakMap<Edit, { readonly serverValue: unknown; readonly isSame: boolean }>();

/** Tells whether the server has the value of an edit; false while the value on the server is unknown. */
export function equalsServerValue(edit: Edit, serverValue: unknown): boolean {
  const last = compared.get(edit);
  if (last && last.serverValue === serverValue) return last.isSame;
  const known = edit.field.read(serverValue);
  const isSame = known !== undefined && edit.field.same(edit.value, known);
  compared.set(edit, { serverValue, isSame });
  return isSame;
}

/** Whether an option being edited was given another value by somebody else meanwhile. */
export function cameFromElsewhere(edit: Edit, serverValue: unknown): boolean {
  return (
    edit.field.read(serverValue) !== undefined &&
    !sameServerValue(edit.field, edit.base, serverValue) &&
    !equalsServerValue(edit, serverValue)
  );
}

/** Whether that is so and the user was not told of it. */
export function isNews(edit: Edit, serverValue: unknown): boolean {
  const isTold = edit.told !== undefined && sameServerValue(edit.field, edit.told, serverValue);
  return !isTold && cameFromElsewhere(edit, serverValue);
}

/** Whether the server's values of two moments say the same. */
function sameServerValue(field: Field, before: unknown, now: unknown): boolean {
  if (before === now) return true;
  const [a, b] = [field.read(before), field.read(now)];
  return a === undefined || b === undefined ? a === b : field.same(a, b);
}
