import * as v from '@flightdeck/shared/schema';
import { type Settings, settingsSchema } from '../../../contracts/wire/settings';
import type { Read } from './query';

/** A read of values that the page saves, by name. */
export interface SavedRead<T extends Settings = Settings> extends Read<T> {
  /** Schema of the answer without the correction of older values. */
  readonly uncorrected: Read<T>['schema'];
}

type Correction = <T extends Settings>(read: SavedRead<T>, answer: T) => T;

let correct: Correction = (_read, answer) => answer;

/**
 * Sets the function that replaces older values in an answer by confirmed ones. Called by write-settings.ts, which is loaded
 * before the first write.
 */
export function correctAnswers(correction: Correction): void {
  correct = correction;
}

/** Describes a read of values that the page saves. An older answer does not replace confirmed values (docs/decisions/031). */
export function defineSavedRead<T extends Settings>(path: string, uncorrected: Read<T>['schema']): SavedRead<T> {
  const read: SavedRead<T> = {
    path,
    uncorrected,
    schema: v.pipe(
      uncorrected,
      v.transform((answer: T) => correct(read, answer)),
    ),
  };
  return read;
}

/** GET `settings` (SHR-030). */
export const settingsRead: SavedRead = defineSavedRead('settings', settingsSchema);
