import { errorBody, onCall } from '@flightdeck/shared/testing/wire';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageReload, writing } from './page-reload';
import { mounted, save, serverValues, toggle, type } from './sample-under-test';
import { onSettings, taken } from './settings-under-test';
import { updateSettings } from './update.resource';

let go: jest.SpyInstance;
beforeEach(() => {
  go = jest.spyOn(pageReload, 'go').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  act(() => pageReload.callOff());
  go.mockRestore();
});

const page = () => toggle().closest('[inert]');

/** The toolbar is on its way; what the site holds after it and whatever else is written. */
function toolbar(after: object = {}) {
  onCall('POST', 'settings', { masterbar: true }).delay(40).reply(200, taken);
  onSettings({ ...serverValues, masterbar: true });
  onSettings({ ...serverValues, masterbar: true, ...after });
  return updateSettings({ masterbar: true });
}

test('SET-046 a switch pressed just before is written first, and from then on nothing can be pressed', async () => {
  const { notice } = await mounted();
  const saving = toolbar({ monitor: false });
  let arrived = false;
  onCall('POST', 'settings', { monitor: false })
    .delay(40)
    .reply(200, () => {
      arrived = true;
      return taken;
    });
  await userEvent.click(toggle());
  await act(() => saving);
  expect(page()).toHaveAttribute('aria-busy', 'true');
  expect(go).not.toHaveBeenCalled();
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
  expect(arrived).toBe(true);
  expect(notice()).toMatchObject({ text: 'Updated settings. Refreshing page…', duration: 0 });
});

test('SET-046 so is a form that is being saved', async () => {
  await mounted();
  await type('New');
  onSettings(serverValues);
  const saving = toolbar({ motto: 'New' });
  onCall('POST', 'settings', { motto: 'New' }).delay(40).reply(200, taken);
  await userEvent.click(save());
  await act(() => saving);
  expect(go).not.toHaveBeenCalled();
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
});

test('what could not be saved meanwhile stays to be read, and the page with it', async () => {
  const { notice } = await mounted();
  const saving = toolbar();
  onCall('POST', 'settings', { monitor: false })
    .delay(40)
    .reply(500, errorBody('down', 'Down.', 500));
  await userEvent.click(toggle());
  await act(() => saving);
  await waitFor(() => expect(notice()).toMatchObject({ text: 'Error updating settings. Down.' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(page()).toBeNull();
  expect(toggle()).toHaveAccessibleDescription('Not saved, still on');
  expect(go).not.toHaveBeenCalled();
});

test('so does what could not be saved just before', async () => {
  const { notice } = await mounted();
  onCall('POST', 'settings', { monitor: false }).reply(500, errorBody('down', 'Down.', 500));
  await userEvent.click(toggle());
  await act(async () => void (await toolbar()));
  expect(notice()).toMatchObject({ text: 'Error updating settings. Down.' });
  expect(page()).toBeNull();
  expect(go).not.toHaveBeenCalled();
});

test('a page that does not come can be used again', async () => {
  await mounted();
  jest.useFakeTimers();
  await act(async () => {
    pageReload.now();
    await Promise.resolve();
  });
  expect(page()).toHaveAttribute('aria-busy', 'true');
  act(() => jest.advanceTimersByTime(10_000));
  expect(page()).toBeNull();
});

test('then the focus is where it was before', async () => {
  await mounted();
  jest.useFakeTimers();
  toggle().focus();
  await act(async () => {
    pageReload.now();
    await Promise.resolve();
  });
  // As browsers do with what is inert.
  toggle().blur();
  act(() => jest.advanceTimersByTime(10_000));
  expect(toggle()).toHaveFocus();
});

test('a write that fails is over too', async () => {
  void writing(Promise.reject(new Error('gone'))).catch(() => {});
  pageReload.now();
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1));
});
