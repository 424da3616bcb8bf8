import { anyAnswer, request } from '@flightdeck/shared/api';

/** POST `marketing/survey` (SHR-078): the site passes a survey on. The disconnect dialog posts to the provider itself (OQ-171). @clientOnly */
export const postSiteSurvey = (payload: Readonly<Record<string, unknown>>) =>
  request({ method: 'POST', path: 'marketing/survey', body: payload }, anyAnswer);
