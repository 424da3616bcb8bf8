import { onCall } from '@flightdeck/shared/testing/server';
import { type FlowAnswers, openFlow, purchase, takeWrites } from '../testing/flow-page';
// Load the file now. The screen loads it on demand, and a test might not wait long enough.
import './summary.view';

export const securityPlan = 'jetpack_security_t1_yearly';
export const paidSite: FlowAnswers = {
  plan: securityPlan,
  data: { onboardingViewed: ['JETPACK_SECURITY'] },
  purchases: [purchase(securityPlan)],
};

/** Opens the summary. */
export async function open(answers: FlowAnswers = {}, upsell: object = { hide_upsell: true }) {
  const writes = takeWrites();
  onCall('GET', 'recommendations/upsell').reply(200, upsell);
  await openFlow('/recommendations/summary', { step: 'summary', ...answers });
  return writes;
}
