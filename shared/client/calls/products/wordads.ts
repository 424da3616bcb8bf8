import { anyAnswer, defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { mapOf } from '@flightdeck/shared/schema';

/** GET `wordads/settings` (SHR-046): the settings for ads. Versions of the plugin without this call answer 404. @clientOnly */
export const wordadsRead = defineRead('wordads/settings', mapOf(v.unknown()));

/** POST `wordads/settings` (SHR-047): writes settings for ads. @clientOnly */
export const writeWordads = (changes: Readonly<Record<string, unknown>>) =>
  request({ method: 'POST', path: 'wordads/settings', body: changes }, anyAnswer);
