/** @jest-environment ./tools/jest/environment.cjs */
import { fakeServer } from '@flightdeck/shared/testing/server';
import nock from 'nock';
import { postFeedbackSurvey } from './feedback-survey.call';

fakeServer();

const provider = 'http://provider.example';
const address = `${provider}/wpcom/v2/marketing/feedback-survey`;
const survey = {
  site_id: 7,
  user_id: 8,
  survey_id: 'jetpack-plugin-disconnect',
  survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
};
const onProvider = () =>
  nock(provider, { badheaders: ['x-wp-nonce', 'cookie'] }).post('/wpcom/v2/marketing/feedback-survey', survey);

test('SHR-085 SHR-086 posts the survey to the provider without nonce and cookies, and accepts success: true', async () => {
  const send = jest.spyOn(globalThis, 'fetch');
  const call = onProvider().matchHeader('content-type', 'application/json').matchHeader('accept', 'application/json');
  call.reply(200, { success: true });
  await expect(postFeedbackSurvey(address, survey)).resolves.toBeUndefined();
  expect(send).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'omit' }));
  send.mockRestore();
});

test.each([
  ['false', 200, { success: false, code: 'not_allowed' }, 'not_allowed'],
  ['missing', 400, { code: 'bad_request' }, 'bad_request'],
  ['another value', 200, { success: 1 }, ''],
  ['missing in a list', 200, [], ''],
])('SHR-086 SHR-087 rejects, with the code if any, when success is %s', async (_what, status, body, serverCode) => {
  onProvider().reply(status, body);
  await expect(postFeedbackSurvey(address, survey)).rejects.toMatchObject({ code: 'rest-refused', status, serverCode });
});

test('SHR-087 rejects when the answer is not JSON or the provider cannot be reached', async () => {
  onProvider().reply(200, '<html>');
  await expect(postFeedbackSurvey(address, survey)).rejects.toMatchObject({ code: 'rest-network' });
  onProvider().replyWithError('gone');
  await expect(postFeedbackSurvey(address, survey)).rejects.toMatchObject({ code: 'rest-network' });
});
