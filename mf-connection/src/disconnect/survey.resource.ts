import { asFailure } from '@flightdeck/shared/api';
import { pageState } from '@flightdeck/shared/session';
import { postFeedbackSurvey } from './feedback-survey.call';
import { type payloadOf, surveyAddress } from './survey';

/** Posts the survey to the provider (CONN-072). Never rejects. @returns an error message, or null on success */
export async function postSurvey(payload: ReturnType<typeof payloadOf>): Promise<string | null> {
  try {
    await postFeedbackSurvey(surveyAddress(pageState().provider), payload);
    return null;
  } catch (error) {
    return asFailure(error).message;
  }
}
