import { anyAnswer, defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { mapOf } from '../../../contracts/wire/field-schemas';

/** GET `wordads/settings` (SHR-046). Versions of the plugin without it answer 404. @clientOnly */
export const wordadsRead = defineRead('wordads/settings', mapOf(v.unknown()));

/** POST `wordads/settings` (SHR-047). @clientOnly */
export const writeWordads = (changes: Readonly<Record<string, unknown>>) =>
  request({ method: 'POST', path: 'wordads/settings', body: changes }, anyAnswer);
