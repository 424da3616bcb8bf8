import { payloadOf, reasons, respondentOf, surveyAddress } from './survey';

const public_ = 'https://public-api.wordpress.com/wpcom/v2/marketing/feedback-survey';
const redirect = 'http://localhost:8401/redirect/';

test.each([
  ['the origin of the redirect service', ['http://localhost:8401'], redirect, 'http://localhost:8401'],
  ['it among others', ['https://a.example', 'http://localhost:8401'], redirect, 'http://localhost:8401'],
])('CONN-072 the page names %s: the survey goes there', (_what, origins, address, origin) => {
  expect(surveyAddress({ origins, redirect: address })).toBe(`${origin}/wpcom/v2/marketing/feedback-survey`);
});

test.each([
  ['no origin', [], 'https://jetpack.com/redirect/'],
  ['origins of others only', ['https://a.example'], 'https://jetpack.com/redirect/'],
  ['a redirect service that is no address', ['https://a.example'], '/redirect/'],
])('CONN-072 the page names %s: the survey goes to the public provider', (_what, origins, address) => {
  expect(surveyAddress({ origins, redirect: address })).toBe(public_);
});

test('CONN-069 six reasons', () => {
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
])('CONN-063 site %j and account %j', (siteId, userId, respondent) => {
  expect(respondentOf(siteId, userId)).toEqual(respondent);
});

const who = { siteId: 123456789, userId: 70000001 };

test('CONN-071 a fixed reason has no text, also when one was written before', () => {
  expect(payloadOf(who, 'buggy', 'left over')).toEqual({
    site_id: 123456789,
    user_id: 70000001,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
  });
});

test.each([
  ['its text', ' moved on ', 'moved on'],
  ['null for no text', '', null],
  ['null for blanks', '  ', null],
  ['at most 1000 characters', 'x'.repeat(1200), 'x'.repeat(1000)],
])('CONN-071 the free reason has %s', (_what, text, sent) => {
  expect(payloadOf(who, 'another-reason', text).survey_responses['why-cancel']).toEqual({
    response: 'another-reason',
    text: sent,
  });
});
