/**
 * Unsaved work of an area (docs/contracts.md, unsaved work). The guard calls `isDirty` when the user leaves, because a
 * value from the last render can be out of date.
 */
export interface UnsavedWork {
  /** Unique on the page, `area/form`; registering an ID again replaces the one before. */
  readonly id: string;
  isDirty(): boolean;
  /** Saves; the promise rejects if saving failed and the work must be kept. */
  save(): Promise<void>;
  /** Drops the edits after the user agreed to lose them. */
  discard(): void;
}
