/**
 * Unsaved work of an area (docs/contracts.md, unsaved work). `isDirty` is a function, called when the user leaves: a value
 * from the last render can be out of date.
 */
export interface UnsavedWork {
  /** Unique on the page, in the form `area/form`. Work registered later under the same ID replaces the earlier one. */
  readonly id: string;
  isDirty(): boolean;
  /** Saves the work. The promise rejects if saving failed; the work is then still unsaved. */
  save(): Promise<void>;
  /** Drops the edits after the user agreed to lose them. */
  discard(): void;
}
