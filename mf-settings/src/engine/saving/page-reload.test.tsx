import { refreshingText, updateFailedNotice } from '@flightdeck/shared/testing/parts';
import { errorBody, onCall } from '@flightdeck/shared/testing/server';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountSample, saveButton, serverValues, toggle, typeMotto } from '../testing/sample-under-test';
import { onSettings, successBody } from '../testing/settings-under-test';
import { pageReload, reloadTimeout, trackWrite } from './page-reload';
import { updateSettings } from './update.resource';

let reload: jest.SpyInstance;
beforeEach(() => {
  reload = jest.spyOn(pageReload, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  act(() => pageReload.cancel());
  reload.mockRestore();
});

/** Returns the page if it accepts no input; null otherwise. */
const blockedPage = () => toggle().closest('[inert]');

/** Saves the toolbar option, which needs a reload. @param otherValues values that other pending writes save */
function saveToolbar(otherValues: object = {}) {
  onCall('POST', 'settings', { masterbar: true }).delay(40).reply(200, successBody);
  // The settings are read after this write, and again after the other writes.
  onSettings({ ...serverValues, masterbar: true });
  onSettings({ ...serverValues, masterbar: true, ...otherValues });
  return updateSettings({ masterbar: true });
}

test('a reload blocks input and waits for the save of a switch', async () => {
  const { notice } = await mountSample();
  const saving = saveToolbar({ monitor: false });
  let isSaved = false;
  onCall('POST', 'settings', { monitor: false })
    .delay(40)
    .reply(200, () => {
      isSaved = true;
      return successBody;
    });
  await userEvent.click(toggle());
  await act(() => saving);
  expect(blockedPage()).toHaveAttribute('aria-busy', 'true');
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(isSaved).toBe(true);
  expect(notice()).toMatchObject({ text: refreshingText, duration: 0 });
});

test('a reload waits for the save of a form', async () => {
  await mountSample();
  await typeMotto('New');
  onSettings(serverValues);
  const saving = saveToolbar({ motto: 'New' });
  onCall('POST', 'settings', { motto: 'New' }).delay(40).reply(200, successBody);
  await userEvent.click(saveButton());
  await act(() => saving);
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a save that fails while a reload waits cancels the reload', async () => {
  const { notice } = await mountSample();
  const saving = saveToolbar();
  onCall('POST', 'settings', { monitor: false })
    .delay(40)
    .reply(500, errorBody('down', 'Down.', 500));
  await userEvent.click(toggle());
  await act(() => saving);
  await waitFor(() => expect(notice()).toMatchObject(updateFailedNotice('Down.')));
  // Give a wrong reload time to start.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(blockedPage()).toBeNull();
  expect(toggle()).toHaveAccessibleDescription('Not saved, still on');
  expect(reload).not.toHaveBeenCalled();
});

test('a save that fails before the reload is requested prevents the reload', async () => {
  const { notice } = await mountSample();
  onCall('POST', 'settings', { monitor: false }).reply(500, errorBody('down', 'Down.', 500));
  await userEvent.click(toggle());
  await act(async () => void (await saveToolbar()));
  expect(notice()).toMatchObject(updateFailedNotice('Down.'));
  expect(blockedPage()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

/** Requests a reload. It starts immediately, because no write is pending. */
const startReload = () =>
  act(async () => {
    pageReload.request();
    await Promise.resolve();
  });

test('accepts input again and restores the focus if the reload does not happen', async () => {
  await mountSample();
  jest.useFakeTimers();
  toggle().focus();
  await startReload();
  expect(blockedPage()).toHaveAttribute('aria-busy', 'true');
  // Browsers blur inert elements.
  toggle().blur();
  act(() => jest.advanceTimersByTime(reloadTimeout));
  expect(blockedPage()).toBeNull();
  expect(toggle()).toHaveFocus();
});

test('a reload does not wait for a failed write', async () => {
  void trackWrite(Promise.reject(new Error('gone'))).catch(() => {});
  pageReload.request();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
