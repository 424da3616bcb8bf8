import { asFailure } from '@flightdeck/shared/api';
import { pageState } from '@flightdeck/shared/session';
import { postFeedbackSurvey } from './feedback-survey.call';
import { type payloadOf, surveyAddress } from './survey';

/** Posts the survey to the provider (CONN-072). @returns null, or what went wrong; never rejects */
export async function postSurvey(payload: ReturnType<typeof payloadOf>): Promise<string | null> {
  try {
    await postFeedbackSurvey(surveyAddress(pageState().provider), payload);
    return null;
  } catch (error) {
    return asFailure(error).message;
  }
}
