/** @jest-environment ./tools/jest/environment.cjs */
import { cached, readNow, settingsRead } from '@flightdeck/shared/api';
import { openBus, writeState } from '@flightdeck/shared/session';
import { onCall, startTestApi } from '@flightdeck/shared/testing/server';
import { refreshOnReturn } from './refresh-on-return.resource';

const bus = openBus();
const connection = bus.connection$.value;
afterAll(() => bus.close());

/** Opens a tab that the user leaves and returns to. `answer` ends the oldest running refresh. */
function openTab(isDialogOpen = () => false) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const answers: (() => void)[] = [];
  const refresh = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const view = new EventTarget();
  const stop = refreshOnReturn({ bus, refresh, page, view, isDialogOpen });
  const focus = () => view.dispatchEvent(new Event('focus'));
  const setVisibility = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const answer = async () => {
    answers.shift()?.();
    await new Promise(process.nextTick);
  };
  return { refresh, stop, setVisibility, focus, answer };
}

test('refreshes the connection when the user returns, with one refresh at a time', async () => {
  const { refresh, setVisibility, stop, answer } = openTab();
  setVisibility('hidden');
  expect(refresh).toHaveBeenCalledTimes(0);
  setVisibility('visible');
  setVisibility('hidden');
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  await answer();
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  await answer();
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('refreshes when a visible window gets the focus, but only once if the tab also becomes visible', async () => {
  const { refresh, setVisibility, focus, stop, answer } = openTab();
  focus();
  expect(refresh).toHaveBeenCalledTimes(1);
  await answer();
  setVisibility('hidden');
  setVisibility('visible');
  focus();
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  await answer();
  focus();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([{ siteIsRegistering: true }, { userIsConnecting: true }, { isReconnecting: true }])(
  'does not refresh while this tab changes the connection: %j',
  (change) => {
    const { refresh, setVisibility, stop } = openTab();
    writeState('connection', { ...connection, ...change });
    setVisibility('visible');
    expect(refresh).not.toHaveBeenCalled();
    writeState('connection', connection);
    stop();
  },
);

test('does not refresh while a dialog is open; refreshes on the next return', () => {
  let isOpen = true;
  const { refresh, setVisibility, stop } = openTab(() => isOpen);
  setVisibility('visible');
  expect(refresh).not.toHaveBeenCalled();
  isOpen = false;
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});

test('reads the settings again when the browser shows the page from its back/forward cache', async () => {
  startTestApi();
  const onRead = (protect: boolean) => onCall('GET', 'settings').reply(200, { protect });
  onRead(false);
  await readNow(settingsRead);
  onRead(true);
  const view = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const stop = refreshOnReturn({ bus, refresh: async () => {}, page, view });
  const show = async (persisted: boolean) => {
    view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  await show(false);
  expect(cached(settingsRead)).toHaveProperty('protect', false);
  await show(true);
  expect(cached(settingsRead)).toHaveProperty('protect', true);
  stop();
});
