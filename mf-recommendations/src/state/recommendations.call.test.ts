/** @jest-environment ./tools/jest/environment.cjs */
import { readNow } from '@flightdeck/shared/api';
import { errorBody, fakeServer, onCall } from '@flightdeck/shared/testing/server';
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
  ['reads the answers', answers, answers],
  ['reads an empty PHP list as no answers', [], {}],
  [
    'reads lists that PHP wrote with gaps',
    { selectedRecommendations: { 0: 'monitor', 2: 'stats' } },
    { selectedRecommendations: ['monitor', 'stats'] },
  ],
])('SHR-072 %s', async (_what, answer, expected) => {
  onCall('GET', 'recommendations/data').reply(200, JSON.stringify(answer));
  await expect(readNow(recommendationsDataRead)).resolves.toEqual(expected);
});

test('SHR-076 sends all answers without null, which Jetpack before 11.6 refuses', async () => {
  const { none: _none, ...sent } = answers;
  onCall('POST', 'recommendations/data', { data: sent }).reply(200, 'true');
  await writeRecommendationsData(answers);
});

test('SHR-077 sends a step and reads the saved step', async () => {
  onCall('POST', 'recommendations/step', { step: 'agency' }).reply(200, 'true');
  await writeRecommendationsStep('agency');
  onCall('GET', 'recommendations/step').reply(200, { step: 'agency' });
  await expect(readNow(recommendationsStepRead)).resolves.toBe('agency');
});

test.each([
  ['the step', { step: 'not-started' }, () => writeRecommendationsStep('agency'), 'recommendations/step'],
  ['the answers', [], () => writeRecommendationsData({}), 'recommendations/data'],
])(
  'a write fails if its answer is %s, because a redirect turned it into a read',
  async (_what, answer, write, path) => {
    onCall('POST', path).reply(200, answer);
    await expect(write()).rejects.toMatchObject({ code: 'rest-shape' });
  },
);

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
  ['reads suggested products', [suggestion], [suggestion]],
  ['reads an empty list', [], []],
  ['reads the string "[]", which unlinked users get, as an empty list', '"[]"', []],
])('SHR-073 %s', async (_what, answer, expected) => {
  onCall('GET', 'recommendations/product-suggestions').reply(200, answer);
  await expect(readNow(productSuggestionsRead)).resolves.toEqual(expected);
});

test.each([
  ['reads the upsell', { hide_upsell: false, product_slug: suggestion.slug, ...suggestion }, suggestion],
  ['reads a hidden upsell as null', { hide_upsell: true }, null],
])('SHR-074 %s', async (_what, answer, expected) => {
  onCall('GET', 'recommendations/upsell').reply(200, answer);
  await expect(readNow(upsellRead)).resolves.toEqual(expected);
});

test('SHR-074 reports an unregistered site', async () => {
  onCall('GET', 'recommendations/upsell').reply(500, {
    code: 'site_not_registered',
    message: 'Not registered.',
    data: null,
  });
  await expect(readNow(upsellRead)).rejects.toMatchObject({ serverCode: 'site_not_registered' });
});

test('SHR-075 reads the conditional recommendations', async () => {
  onCall('GET', 'recommendations/conditional').reply(200, ['publicize', 'protect']);
  await expect(readNow(conditionalRead)).resolves.toEqual(['publicize', 'protect']);
});

test('rejects a refused write with its message', async () => {
  const refused = errorBody('rest_invalid_param', 'Invalid parameter(s): data', 400);
  onCall('POST', 'recommendations/data').reply(400, refused);
  await expect(writeRecommendationsData({})).rejects.toMatchObject({ message: 'Invalid parameter(s): data' });
});
