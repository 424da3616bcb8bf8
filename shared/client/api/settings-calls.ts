import * as v from '@flightdeck/shared/schema';
import { readSettings, type Settings } from '../../contracts/settings';
import { request } from './client';
import { defineRead } from './query';

/** Value of an option as the server keeps it. */
export type SettingValue = unknown;
export type { Settings };

/** Options are texts, numbers and flags, now and then a list: an object of nothing but lists is some other answer. */
function isMapOfOptions(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const values = Object.values(answer);
  return values.length === 0 || values.some((value) => typeof value !== 'object');
}

/** GET `settings` (SHR-030): a flat map of module slugs and options; an empty one is `[]`. */
export const settingsRead = defineRead(
  'settings',
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.length(0),
      v.transform((): Settings => ({})),
    ),
    v.pipe(v.custom<Settings>(isMapOfOptions), v.transform(readSettings)),
  ]),
);

/** The answer of the many writes that say no more than that they were carried out. */
export const success = v.object({ code: v.literal('success') });

/** Whatever a write answers besides a refusal: for files that carry no schema of their own (docs/decisions/007). */
export const anyAnswer = v.unknown();

/** POST `settings` (SHR-031). @throws Failure with `serverCode` `some_updated` when a part was saved all the same */
export const writeSettings = (changes: Settings) =>
  request({ method: 'POST', path: 'settings', body: changes }, success);
