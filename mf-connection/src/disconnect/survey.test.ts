import { payloadOf, reasons, respondentOf, surveyAddress } from './survey';

const publicAddress = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';
const redirectUrl = 'http://localhost:8401/redirect/';

test.each([
  ['the origin of the redirect service', ['http://localhost:8401'], redirectUrl, 'http://localhost:8401'],
  [
    'the origin of the redirect service among other origins',
    ['https://a.example', 'http://localhost:8401'],
    redirectUrl,
    'http://localhost:8401',
  ],
])('CONN-072 posts to the provider when the page names %s', (_what, origins, redirect, origin) => {
  expect(surveyAddress({ origins, redirect })).toBe(`${origin}/wpcom/v2/marketing/feedback-survey`);
});

test.each([
  ['no origin', [], 'https://jetpack.com/redirect/'],
  ['only other origins', ['https://a.example'], 'https://jetpack.com/redirect/'],
  ['a redirect service that is not an address', ['https://a.example'], '/redirect/'],
])('CONN-072 SHR-085 posts to the public provider when the page names %s', (_what, origins, redirect) => {
  expect(surveyAddress({ origins, redirect })).toBe(publicAddress);
});

test('CONN-069 has six reasons', () => {
  expect(reasons).toEqual([
    'troubleshooting',
    'not-working',
    'slowed-down-site',
    'buggy',
    'what-does-it-do',
    'another-reason',
  ]);
});

test.each([
  [1, 2, { siteId: 1, userId: 2 }],
  [null, 2, null],
  [1, null, null],
  [0, 2, null],
  [null, null, null],
])('returns the respondent for site %j and account %j', (siteId, userId, expected) => {
  expect(respondentOf(siteId, userId)).toEqual(expected);
});

const respondent = { siteId: 123456789, userId: 70000001 };

test('CONN-071 sends no text with a fixed reason, even if the user typed a text before', () => {
  expect(payloadOf(respondent, 'buggy', 'typed before')).toEqual({
    site_id: 123456789,
    user_id: 70000001,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
  });
});

test.each([
  ['the trimmed text', ' moved on ', 'moved on'],
  ['null for an empty text', '', null],
  ['null for a text of spaces only', '  ', null],
  ['at most 1000 characters', 'x'.repeat(1200), 'x'.repeat(1000)],
])('CONN-071 sends %s with the reason "another-reason"', (_what, text, sent) => {
  expect(payloadOf(respondent, 'another-reason', text).survey_responses['why-cancel']).toEqual({
    response: 'another-reason',
    text: sent,
  });
});
