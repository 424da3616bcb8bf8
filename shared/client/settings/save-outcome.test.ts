/** @jest-environment ./tools/jest/environment.cjs */
import { apiPerTest, errorBody, onCall } from '../../testing/wire';
import { cached, queryClient } from '../api/reads/query';
import { settingsRead } from '../api/reads/settings-read';
import { saveSettings } from './save-settings';

apiPerTest();
beforeEach(() => queryClient.clear());

test('a refused write is not reported as saved', async () => {
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'protect: no.', 400));
  onCall('GET', 'settings').reply(200, { protect: false });
  const saved = jest.fn();
  await saveSettings({ protect: true }, { notices: { saved } });
  expect(saved).not.toHaveBeenCalled();
});

test('a lost answer does not count as a failure if the server has the new value', async () => {
  onCall('POST', 'settings').replyWithError('connection lost');
  onCall('GET', 'settings').reply(200, { protect: true });
  await expect(saveSettings({ protect: true })).resolves.toMatchObject({ failure: null, unsaved: [] });
});

test.each<[string, string]>([
  ['an answer with text before the JSON', '<b>Warning</b>: Undefined array key<br />{"code":"success","message":""}'],
  ['an answer with truncated JSON', '{"code":"succ'],
  ['an empty answer', ''],
  ['an answer with JSON of another shape', '{"unexpected":[1]}'],
])('%s is a failure only if the server does not have the new value', async (_what, body) => {
  for (const protect of [true, false]) {
    onCall('POST', 'settings').reply(200, body);
    onCall('GET', 'settings').reply(200, { protect });
    const outcome = await saveSettings({ protect: true });
    expect({ isFailure: outcome.failure !== null, serverValues: cached(settingsRead) }).toEqual({
      isFailure: !protect,
      serverValues: { protect },
    });
  }
});

test('a confirmed write counts as saved if the server does not return the option', async () => {
  onCall('POST', 'settings').reply(200, { code: 'success' });
  onCall('GET', 'settings').reply(200, { protect: true });
  await expect(saveSettings({ post_by_email_address: 'create' })).resolves.toEqual({
    ending: 'saved',
    failure: null,
    unsaved: [],
  });
});

test('a refusal is a failure, and the outcome names the options that the server did not save', async () => {
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'photon: no.', 400));
  onCall('GET', 'settings').reply(200, { protect: true, photon: false });
  await expect(saveSettings({ protect: true, photon: true })).resolves.toMatchObject({
    ending: 'failed',
    failure: { code: 'rest-refused' },
    unsaved: ['photon'],
  });
  expect(cached(settingsRead)).toEqual({ protect: true, photon: false });
});

test('a lost answer is a failure if the server has another value', async () => {
  onCall('POST', 'settings').replyWithError('connection lost');
  onCall('GET', 'settings').reply(200, { protect: false });
  await expect(saveSettings({ protect: true })).resolves.toMatchObject({ failure: { code: 'rest-network' } });
});
