import type { State } from '@flightdeck/shared/contracts/areas';
import type { SaveOptions, SaveOutcome, Settings } from '@flightdeck/shared/settings';
import type { Edit } from './edit';
import type { Field } from './field';

export type PerOption<Value> = Readonly<Record<string, Value>>;

/** Editing state of a settings tab. Server values are in the page's cache. */
export interface FormState {
  /** Pending edits by option, until saved or discarded (SET-025). */
  readonly edits: PerOption<Edit>;
  /** Options that are being saved (SET-022, SET-040). */
  readonly settingsSent: PerOption<true>;
  /** Whether the last save of each option succeeded (SET-023, SET-040). */
  readonly updatedSettings: PerOption<boolean>;
  /** Sent values that the server replaced with another value. */
  readonly overridden: PerOption<unknown>;
}

/** State of one option. The object stays the same until the state changes. */
export interface OptionState {
  readonly edit: Edit | undefined;
  readonly isSaving: boolean;
  /** Whether the last save failed. */
  readonly isFailed: boolean;
  /** Sent value that the server replaced with another value; undefined without one. */
  readonly overridden: unknown;
}

/**
 * Result of a save. `overridden`: the server replaced a value. `changed`: an option was changed elsewhere and the user had not
 * seen the change. `refused`: a value is invalid. `clean`: there was nothing to save.
 */
export type FormSaveEnding = 'saved' | 'overridden' | 'failed' | 'refused' | 'changed' | 'clean';

/** Server that edits are compared with and sent to. */
export interface FormServer {
  /** Returns the last known value on the server. */
  serverValue(option: string): unknown;
  /** Reads all settings again. Rejects on failure. */
  readAgain(): Promise<unknown>;
  /** Saves changes. Never rejects. */
  save(changes: Settings, options: SaveOptions): Promise<SaveOutcome>;
  /** Reports the progress of a save. @param fields fields that the report is about @param cause cause of a failure */
  notify(
    moment: 'saving' | Exclude<FormSaveEnding, 'refused' | 'clean'>,
    fields: readonly Field[],
    cause?: unknown,
  ): void;
}

/** Edits of a settings tab. */
export interface SettingsForm {
  /** The state of all options. */
  readonly state$: State<FormState>;
  /** Returns the state of one option. A component that uses only this option renders only for its changes. */
  optionState(option: string): OptionState;
  /** Sets the pending value of an option. */
  edit<Value>(field: Field<Value>, value: Value): void;
  /** Records that the user has seen the current server value, which was changed elsewhere. */
  markSeen(field: Field): void;
  /** Returns the fields that differ from the server. Default: checks all fields. */
  dirtyFields(fields?: readonly Field[]): readonly Field[];
  /** Returns whether any value is unsaved or being saved. */
  isDirty(): boolean;
  /** Saves only the unsaved values of these fields (SET-034). Default: all fields. Never rejects. */
  save(fields?: readonly Field[]): Promise<FormSaveEnding>;
  /** Discards the edits of these fields, and the values that the server replaced. Default: all fields. */
  discard(fields?: readonly Field[]): void;
}

/** Returns whether two states of an option are the same. */
export const isSameState = (one: OptionState, other: OptionState): boolean =>
  one.edit === other.edit &&
  one.isSaving === other.isSaving &&
  one.isFailed === other.isFailed &&
  one.overridden === other.overridden;

/** Maps the option of each edit to a value. */
export const byOption = <Value>(edits: readonly Edit[], value: (edit: Edit) => Value): Record<string, Value> =>
  Object.fromEntries(edits.map((edit) => [edit.field.option, value(edit)]));

/** Returns the values of all options except these. */
export const without = <Value>(all: PerOption<Value>, options: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([option]) => !options.includes(option)));
