/**
 * Unsaved work, whichever area has it (docs/contracts.md, unsaved work). The guard asks `isDirty` at the moment of
 * leaving: it never trusts a value from the last render.
 */
export interface UnsavedWork {
  /** Unique on the page, `area/form`: registering an id again replaces the one before. */
  readonly id: string;
  isDirty(): boolean;
  /** Saves; the promise rejects when that failed and the work must be kept. */
  save(): Promise<void>;
  /** Gives the edits up, once the user agreed to lose them. */
  discard(): void;
}
