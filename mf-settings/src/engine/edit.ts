import type { Field } from './field';

/** An option being edited. */
export interface Edit {
  readonly field: Field;
  readonly value: unknown;
  /** What the server held when the edit began; another value since then came from elsewhere. */
  readonly base: unknown;
  /** Keys of problems that a save was refused for. */
  readonly refused: readonly string[];
  /** What the server held when the user was last told of a change elsewhere. */
  readonly told: unknown;
}

/**
 * What was found last time. An edit is compared on each key press, by its field, by the bar of its card and by who asks
 * before the page is left, and may be a list of ten thousand lines.
 */
const compared = new WeakMap<Edit, { readonly held: unknown; readonly isSame: boolean }>();

/** Whether the server says what an edit says; not while it is unknown what it says. */
export function saysHeld(edit: Edit, held: unknown): boolean {
  const last = compared.get(edit);
  if (last && last.held === held) return last.isSame;
  const known = edit.field.read(held);
  const isSame = known !== undefined && edit.field.same(edit.value, known);
  compared.set(edit, { held, isSame });
  return isSame;
}

/** Whether an option being edited was given another value by somebody else meanwhile. */
export function cameFromElsewhere(edit: Edit, held: unknown): boolean {
  return edit.field.read(held) !== undefined && !sameHeld(edit.field, edit.base, held) && !saysHeld(edit, held);
}

/** Whether that is so and the user was not told of it. */
export function isNews(edit: Edit, held: unknown): boolean {
  const isTold = edit.told !== undefined && sameHeld(edit.field, edit.told, held);
  return !isTold && cameFromElsewhere(edit, held);
}

/** Whether the server's values of two moments say the same. */
function sameHeld(field: Field, before: unknown, now: unknown): boolean {
  if (before === now) return true;
  const [a, b] = [field.read(before), field.read(now)];
  return a === undefined || b === undefined ? a === b : field.same(a, b);
}
