import { anyAnswer, defineRead, request } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { mapOf } from '@flightdeck/shared/schema';

/**
 * GET `setup/questionnaire` (SHR-070): the answers of the setup. Newer versions of the plugin lack this call and answer
 * 404. @clientOnly
 */
export const questionnaireRead = defineRead('setup/questionnaire', mapOf(v.unknown()));

/** POST `setup/questionnaire` (SHR-071): writes answers of the setup. @clientOnly */
export const writeQuestionnaire = (answers: Readonly<Record<string, unknown>>) =>
  request({ method: 'POST', path: 'setup/questionnaire', body: { questionnaire: answers } }, anyAnswer);
