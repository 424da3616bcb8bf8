import { errorMessage } from './error-messages';

const text = (key: string) => errorMessage(key).paragraphs.join(' ');

const providerProblems = /^Couldn.t connect Jetpack because WordPress\.com is having problems/;

test.each([
  ['CONN-086.1', 'cheatin', /^Cheatin' uh\?$/],
  ['CONN-086.2', 'access_denied', /<survey>two-question survey<\/survey>/],
  ['CONN-086.3', 'wrong_state', /stay logged in to this site while you authorize/i],
  ['CONN-086.4', 'invalid_client', /deactivate.*activate.*reconnect/i],
  ['CONN-086.5', 'invalid_grant', /click the connect button again/i],
  ['CONN-086.6', 'site_inaccessible', /publicly accessible \(site_inaccessible\)/],
  ['CONN-086.7', 'site_requires_authorization', /publicly accessible \(site_requires_authorization\)/],
  ['CONN-086.8', 'site_blacklisted', /violates the <terms>/],
  // The later name of the same key.
  ['CONN-086.8', 'connection_disabled', /violates the <terms>/],
  [
    'CONN-086.9',
    'not_public',
    /WordPress\.com can't reach your site\. Sites on localhost aren't publicly accessible\.$/,
  ],
  ['CONN-086.10', 'wpcom_408', providerProblems],
  ['CONN-086.11', 'wpcom_5??', providerProblems],
  ['CONN-086.11', 'wpcom_503', providerProblems],
  ['CONN-086.12', 'wpcom_bad_response', providerProblems],
  ['CONN-086.13', 'wpcom_outage', providerProblems],
  ['CONN-086.14', 'register_http_request_failed', /reach WordPress\.com \(register_http/],
  ['CONN-086.15', 'token_http_request_failed', /reach WordPress\.com \(token_http/],
  ['CONN-086.17', 'wpcom_50', /^wpcom_50$/],
  ['CONN-086.17', 'odd<img src=x>', /^odd$/],
])('%s the key %s has the text %p', (_id, key, expected) => {
  expect(text(key)).toMatch(expected);
  expect(errorMessage(key).status).toBe(key === 'access_denied' ? 'is-info' : 'is-error');
});

/** Codes about secrets and states (OQ-150). */
const generalKeys = [
  'no_role no_cap no_code no_state no_token unsupported_response_type timezone_string_malformed',
  'invalid_state invalid_request invalid_scope invalid_token missing_secrets secrets_mismatch',
  'secret_1_missing secret_2_missing secret_1_malformed secret_2_malformed',
  'verify_secret_1_missing verify_secret_1_malformed verify_secrets_missing verify_secrets_mismatch',
  'home_missing siteurl_missing gmt_offset_missing site_name_missing site_lang_missing',
  'home_malformed siteurl_malformed gmt_offset_malformed site_name_malformed site_lang_malformed',
].flatMap((line) => line.split(' '));

test('CONN-086.16 all codes about secrets and states have a code for support', () => {
  expect(generalKeys).toHaveLength(31);
  for (const key of generalKeys) expect(text(key)).toMatch(new RegExp(`give support this code: ${key}$`));
});

test('CONN-086 has a separate message for each group of keys', () => {
  const groups = [
    ['cheatin'],
    ['access_denied'],
    ['wrong_state'],
    ['invalid_client'],
    ['invalid_grant'],
    ['site_inaccessible', 'site_requires_authorization'],
    ['site_blacklisted', 'connection_disabled'],
    ['not_public'],
    ['wpcom_408', 'wpcom_500', 'wpcom_bad_response', 'wpcom_outage'],
    ['register_http_request_failed', 'token_http_request_failed'],
    generalKeys,
    ['some_other_key'],
  ];
  const messagesByGroup = groups.map((keys) => new Set(keys.map((key) => text(key).replace(key, ''))));
  for (const messages of messagesByGroup) expect(messages.size).toBe(1);
  expect(new Set(messagesByGroup.flatMap((messages) => [...messages])).size).toBe(groups.length);
});

test('CONN-086.2 CONN-086.8 links to the survey and to the Terms of Service', () => {
  expect(errorMessage('access_denied').links?.survey).toContain('source=jetpack-cancelled-connection');
  expect(errorMessage('site_blacklisted').links?.terms).toContain('source=wpcom-tos');
});

test.each([
  ['CONN-087 appends a description', ' It <b>failed</b>. ', ["Cheatin' uh?", 'It failed.']],
  ['appends nothing without a description', null, ["Cheatin' uh?"]],
  ['appends nothing for a description without text', '<p></p>', ["Cheatin' uh?"]],
  ['does not repeat the message as its description', "Cheatin' uh?", ["Cheatin' uh?"]],
])('%s', (_what, description, paragraphs) => {
  expect(errorMessage('cheatin', description).paragraphs).toEqual(paragraphs);
});
