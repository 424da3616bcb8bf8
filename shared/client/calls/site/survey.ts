import { anyAnswer, request } from '@flightdeck/shared/api';

/**
 * POST `marketing/survey` (SHR-078): the site passes the survey on to the provider. The disconnect dialog posts
 * directly to the provider (OQ-171). @clientOnly
 */
export const postSiteSurvey = (payload: Readonly<Record<string, unknown>>) =>
  request({ method: 'POST', path: 'marketing/survey', body: payload }, anyAnswer);
