/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { fakeServer } from '@flightdeck/shared/testing/fake-server';
import { errorBody, onCall } from '@flightdeck/shared/testing/wire';
import {
  conditionalRead,
  productSuggestionsRead,
  recommendationsDataRead,
  recommendationsStepRead,
  upsellRead,
  writeRecommendationsData,
  writeRecommendationsStep,
} from './recommendations.call';

fakeServer();

const answers = { 'site-type-store': true, selectedRecommendations: ['monitor'], note: 'x', none: null };

test.each([
  ['answers', answers, answers],
  ['no answers, which PHP writes as a list', [], {}],
])('SHR-072 %s', async (_what, answer, read) => {
  onCall('GET', 'recommendations/data').reply(200, answer);
  await expect(readNow(recommendationsDataRead)).resolves.toEqual(read);
});

test('SHR-076 all answers are sent', async () => {
  onCall('POST', 'recommendations/data', { data: answers }).reply(200, 'true');
  await writeRecommendationsData(answers);
});

test('SHR-077 the step is sent; where it is, is read', async () => {
  onCall('POST', 'recommendations/step', { step: 'agency' }).reply(200, 'true');
  await writeRecommendationsStep('agency');
  onCall('GET', 'recommendations/step').reply(200, { step: 'agency' });
  await expect(readNow(recommendationsStepRead)).resolves.toBe('agency');
});

const suggestion = {
  slug: 'jetpack_security_t1_yearly',
  title: 'Security',
  description: 'All of it.',
  features: ['Backups', 'Scan'],
  cost: 19.95,
  billing_timeframe: 'billed yearly',
  cost_timeframe: 'per month',
  currency_code: 'USD',
  cta_text: 'Get Security',
  cta_link: 'https://wordpress.com/checkout/site/jetpack_security_t1_yearly',
  disclaimer: { text: '14 days.', link: '', link_text: '', default_text: '' },
};

test.each([
  ['products', [suggestion], [suggestion]],
  ['nothing', [], []],
  ['a text that looks like a list, for who is not linked', '"[]"', []],
])('SHR-073 suggested is %s', async (_what, answer, read) => {
  onCall('GET', 'recommendations/product-suggestions').reply(200, answer);
  await expect(readNow(productSuggestionsRead)).resolves.toEqual(read);
});

test.each([
  ['a product', { hide_upsell: false, product_slug: suggestion.slug, ...suggestion }, suggestion],
  ['nothing', { hide_upsell: true }, null],
])('SHR-074 offered is %s', async (_what, answer, read) => {
  onCall('GET', 'recommendations/upsell').reply(200, answer);
  await expect(readNow(upsellRead)).resolves.toEqual(read);
});

test('SHR-074 a site that is not registered', async () => {
  onCall('GET', 'recommendations/upsell').reply(500, {
    code: 'site_not_registered',
    message: 'Not registered.',
    data: null,
  });
  await expect(readNow(upsellRead)).rejects.toMatchObject({ serverCode: 'site_not_registered' });
});

test('SHR-075 what came up since the last visit', async () => {
  onCall('GET', 'recommendations/conditional').reply(200, ['publicize', 'protect']);
  await expect(readNow(conditionalRead)).resolves.toEqual(['publicize', 'protect']);
});

test('a refused write is a failure with its message', async () => {
  const refused = errorBody('rest_invalid_param', 'Invalid parameter(s): data', 400);
  onCall('POST', 'recommendations/data').reply(400, refused);
  await expect(writeRecommendationsData({})).rejects.toMatchObject({ message: 'Invalid parameter(s): data' });
});
