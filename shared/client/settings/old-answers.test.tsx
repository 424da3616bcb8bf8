import { act, waitFor } from '@testing-library/react';
import type nock from 'nock';
import { renderHook } from '../../testing/page-cache';
import { apiPerTest, errorBody, onCall, onUncachedSettings } from '../../testing/wire';
import { cached, queryClient, readNow, seedRead } from '../api/reads/query';
import { settingsRead } from '../api/reads/settings-read';
import { saveSettings, useSetting } from './save-settings';

apiPerTest();
beforeEach(() => queryClient.clear());

/** Accepts the write of an option, and answers later reads like a cache, with the settings from before the write. */
function answerFromCache(before: Record<string, unknown>, reads = 1): void {
  onCall('POST', 'settings').reply(200, { code: 'success' });
  onCall('GET', 'settings').times(reads).reply(200, before);
  seedRead(settingsRead, before);
}

test('a confirmed value stays while a cache answers with the previous value', async () => {
  answerFromCache({ sso: false, monitor: true }, 3);
  onUncachedSettings().reply(200, { sso: true, monitor: true });
  const shown: unknown[] = [];
  const { result } = renderHook(() => {
    const { value } = useSetting('sso');
    shown.push(value);
    return value;
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  shown.length = 0;
  await act(async () => {
    const outcome = await saveSettings({ sso: true });
    expect(outcome).toEqual({ ending: 'saved', failure: null, unsaved: [] });
  });
  await act(() => readNow(settingsRead));
  expect(result.current).toBe(true);
  expect(new Set(shown)).toEqual(new Set([true]));
});

test.each<[string, (uncached: nock.Interceptor) => void]>([
  ['refuses the uncached read', (uncached) => uncached.reply(403, '<html>No.</html>')],
  ['treats the uncached read as a write', (uncached) => uncached.reply(200, { code: 'success', message: '' })],
  ['does not answer the uncached read', (uncached) => uncached.replyWithError('closed')],
])('a confirmed value stays, and the save reports the older answer, if the site %s', async (_what, answer) => {
  answerFromCache({ masterbar: 'old' }, 2);
  answer(onUncachedSettings());
  const older = jest.fn();
  await expect(saveSettings({ masterbar: 'new' }, { notices: { older } })).resolves.toMatchObject({
    ending: 'saved',
  });
  expect(older).toHaveBeenCalledTimes(1);
  await readNow(settingsRead);
  expect(cached(settingsRead)).toEqual({ masterbar: 'new' });
});

test('if the server drops a value without an error, the value of the server shows', async () => {
  answerFromCache({ infinite_scroll: true });
  onUncachedSettings().reply(200, { infinite_scroll: true });
  await expect(saveSettings({ infinite_scroll: false })).resolves.toMatchObject({ unsaved: ['infinite_scroll'] });
  expect(cached(settingsRead)).toEqual({ infinite_scroll: true });
});

test('a value counts as saved if the server has trimmed it', async () => {
  onCall('POST', 'settings').reply(200, { code: 'success' });
  onCall('GET', 'settings').reply(200, { protect: true, bing: 'abc' });
  await expect(saveSettings({ bing: 'abc ' })).resolves.toMatchObject({ failure: null, unsaved: [] });
});

test.each([
  ['no message', ''],
  ['a message', 'bing: not updated.'],
])(
  'a value that the server already has counts as saved, although the server refuses it with %s',
  async (_what, message) => {
    seedRead(settingsRead, { bing: 'abc', photon: false });
    onCall('POST', 'settings').reply(400, errorBody('some_updated', message, 400));
    onCall('GET', 'settings').reply(200, { bing: 'abc', photon: true });
    await expect(saveSettings({ bing: 'abc ', photon: true })).resolves.toMatchObject({ failure: null, unsaved: [] });
  },
);

test('a refusal with a message about another option stays a failure', async () => {
  seedRead(settingsRead, { photon: false });
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'search: no.', 400));
  onCall('GET', 'settings').reply(200, { photon: true });
  await expect(saveSettings({ photon: true })).resolves.toMatchObject({ failure: { message: 'search: no.' } });
});

test('a refusal of an option that the server does not have stays a failure', async () => {
  onCall('POST', 'settings').reply(400, errorBody('some_updated', 'Invalid option: x.', 400));
  onCall('GET', 'settings').reply(200, { photon: true });
  await expect(saveSettings({ x: false })).resolves.toMatchObject({ failure: { code: 'rest-refused' } });
});
