/** @jest-environment ./tools/jest/environment.cjs */
import type nock from 'nock';
import { apiPerTest, errorBody, onCall } from '../../testing/wire';
import { cached, queryClient } from '../api/reads/query';
import { settingsRead } from '../api/reads/settings-read';
import { saveSettings } from './save-settings';

apiPerTest();
beforeEach(() => queryClient.clear());

test.each<[string, (write: nock.Interceptor) => unknown]>([
  [
    'an answer with text before the JSON',
    (write) => write.reply(200, '<b>Warning</b>: Undefined array key<br />{"code":"success","message":""}'),
  ],
  ['an answer with truncated JSON', (write) => write.reply(200, '{"code":"succ')],
  ['an empty answer', (write) => write.reply(200, '')],
  ['an answer with JSON of another shape', (write) => write.reply(200, '{"unexpected":[1]}')],
  ['a lost answer', (write) => write.replyWithError('connection lost')],
])('%s is a failure only if the server does not have the new value', async (_what, answer) => {
  for (const protect of [true, false]) {
    answer(onCall('POST', 'settings'));
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

test('a refusal is a failure with its message, names the options that the server did not save, and is not reported as saved', async () => {
  onCall('POST', 'settings').reply(400, errorBody('some_updated', ' photon: could not be activated.', 400));
  onCall('GET', 'settings').reply(200, { protect: true, photon: false });
  const saved = jest.fn();
  await expect(saveSettings({ protect: true, photon: true }, { notices: { saved } })).resolves.toMatchObject({
    ending: 'failed',
    failure: { code: 'rest-refused', message: 'photon: could not be activated.' },
    unsaved: ['photon'],
  });
  expect(cached(settingsRead)).toEqual({ protect: true, photon: false });
  expect(saved).not.toHaveBeenCalled();
});
