import { act, waitFor } from '@testing-library/react';
import nock from 'nock';
import { renderHook } from '../../testing/page-cache';
import { apiPerTest, delayedAnswer, delayedReply, onCall, onUncachedSettings } from '../../testing/wire';
import { cached, queryClient, seedRead } from '../api/reads/query';
import { settingsRead } from '../api/reads/settings-read';
import { saveSettings, useSetting } from './save-settings';

apiPerTest();
beforeEach(() => queryClient.clear());

/** Answers reads and writes of the settings. @returns the changes of each write */
function mockServer(serverValues: Record<string, unknown>) {
  const writes: Record<string, unknown>[] = [];
  nock('http://localhost')
    .persist()
    .get('/wp-json/jetpack/v4/settings')
    .query(true)
    .optionally()
    .reply(200, () => serverValues)
    .post('/wp-json/jetpack/v4/settings')
    .optionally()
    .reply(200, (_uri, body) => {
      const sent = typeof body === 'object' ? body : {};
      writes.push(sent);
      Object.assign(serverValues, sent);
      return { code: 'success', message: '' };
    });
  return writes;
}

test('the new value shows at once, while it is being saved, and after that', async () => {
  const writes = mockServer({ protect: false });
  seedRead(settingsRead, { protect: false });
  const { result } = renderHook(() => useSetting('protect'));
  expect(result.current).toMatchObject({ value: false, isSaving: false });
  let saved = Promise.resolve();
  await act(async () => {
    saved = saveSettings({ protect: true }).then((outcome) =>
      expect(outcome).toMatchObject({ failure: null, unsaved: [] }),
    );
  });
  expect(result.current).toMatchObject({ value: true, isSaving: true });
  await act(() => saved);
  expect(result.current).toMatchObject({ value: true, isSaving: false });
  expect(writes).toEqual([{ protect: true }]);
});

test('SET-041 saving ends when the server has confirmed the write; the following read corrects the value', async () => {
  seedRead(settingsRead, { protect: false });
  onCall('POST', 'settings').reply(200, { code: 'success' });
  onCall('GET', 'settings').reply(200, { protect: false });
  const { result } = renderHook(() => useSetting('protect'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const sendAnswer = delayedAnswer('settings', { protect: false });
  const ended = jest.fn();
  let saving: Promise<unknown> = Promise.resolve();
  await act(
    () =>
      new Promise<void>((confirmed) => {
        saving = saveSettings({ protect: true }, { notices: { saved: confirmed } }).then(ended);
      }),
  );
  expect(result.current).toMatchObject({ value: true, isSaving: false });
  expect(ended).not.toHaveBeenCalled();
  onUncachedSettings().reply(200, { protect: false });
  sendAnswer();
  await act(() => saving);
  expect(ended).toHaveBeenCalledWith({ ending: 'overridden', failure: null, unsaved: ['protect'] });
  expect(result.current).toMatchObject({ value: false, isSaving: false });
});

test('a change made during the read after a save is written at once, and the first save does not report on it', async () => {
  seedRead(settingsRead, { protect: false, monitor: false });
  onCall('POST', 'settings', { protect: true, monitor: true }).reply(200, { code: 'success' });
  const sendAnswer = delayedAnswer('settings', { protect: true, monitor: false });
  let first: Promise<unknown> = Promise.resolve();
  await new Promise<void>((confirmed) => {
    first = saveSettings({ protect: true, monitor: true }, { notices: { saved: confirmed } });
  });
  onCall('POST', 'settings', { protect: false }).reply(200, { code: 'success' });
  onCall('GET', 'settings').reply(200, { protect: false, monitor: false });
  onUncachedSettings().reply(200, { protect: false, monitor: false });
  await expect(saveSettings({ protect: false })).resolves.toMatchObject({ failure: null, unsaved: [] });
  // The read of the first save was canceled for the later read, which has both options.
  await expect(first).resolves.toMatchObject({ failure: null, unsaved: ['monitor'] });
  sendAnswer();
});

test('several quick changes end with the last values, in at most two writes', async () => {
  const serverValues = { protect: false };
  const writes = mockServer(serverValues);
  const first = saveSettings({ protect: true });
  const second = saveSettings({ protect: false });
  const third = saveSettings({ protect: true, monitor: true });
  await Promise.all([first, second, third]);
  expect(serverValues).toEqual({ protect: true, monitor: true });
  expect(writes.length).toBeLessThanOrEqual(2);
});

test('the browser asks before the user leaves the page with a save that waits for the answer to an earlier one', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const sendAnswer = delayedReply(onCall('POST', 'settings', { protect: true }), { code: 'success' });
  const sendLastAnswer = delayedReply(onCall('POST', 'settings', { monitor: true, stats: true }), { code: 'success' });
  onCall('GET', 'settings').times(2).reply(200, { protect: true, monitor: true, stats: true });
  const first = saveSettings({ protect: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asks()).toBe(false);
  const others = [saveSettings({ monitor: true }), saveSettings({ stats: true })];
  expect(asks()).toBe(true);
  sendAnswer();
  // Both are sent together.
  await waitFor(() => expect(asks()).toBe(false));
  sendLastAnswer();
  await Promise.all([first, ...others]);
});

test('the saved value shows if the settings cannot be read again', async () => {
  seedRead(settingsRead, { protect: false });
  onCall('POST', 'settings').reply(200, { code: 'success' });
  onCall('GET', 'settings').replyWithError('gone');
  await saveSettings({ protect: true });
  expect(cached(settingsRead)).toEqual({ protect: true });
});

test('saving one option does not redraw the views of other options', async () => {
  mockServer({ protect: false, monitor: true });
  seedRead(settingsRead, { protect: false, monitor: true });
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return [useSetting('monitor').value, useSetting('absent').value];
  });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  draws = 0;
  await act(() => saveSettings({ protect: true }));
  expect(draws).toBe(0);
  await act(() => saveSettings({ monitor: false }));
  expect(result.current).toEqual([false, undefined]);
});

test('an option that the server does not have is known to be missing once the settings have been read', async () => {
  mockServer({ protect: true });
  const { result } = renderHook(() => {
    const { value, failure } = useSetting('absent');
    return { value, failure, isRead: cached(settingsRead) !== undefined };
  });
  expect(result.current.isRead).toBe(false);
  await waitFor(() => expect(result.current).toEqual({ value: undefined, failure: null, isRead: true }));
});
