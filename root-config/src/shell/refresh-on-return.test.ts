import { openBus, writeState } from '@flightdeck/shared/session';
import { refreshOnReturn } from './refresh-on-return.resource';

const bus = openBus();
const connection = bus.connection$.value;
afterAll(() => bus.close());

/** A tab that the user leaves and returns to. */
function tab(isDialogOpen = () => false) {
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
  return { refresh, stop, setVisibility, focus, answer: async () => answers.shift()?.() };
}

test('refreshes the connection once each time the user returns', async () => {
  const { refresh, setVisibility, stop, answer } = tab();
  setVisibility('hidden');
  expect(refresh).toHaveBeenCalledTimes(0);
  setVisibility('visible');
  setVisibility('hidden');
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  await answer();
  await new Promise(process.nextTick);
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  await answer();
  await new Promise(process.nextTick);
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('refreshes when a visible window gets focus, and once for both events together', async () => {
  const { refresh, setVisibility, focus, stop, answer } = tab();
  focus();
  expect(refresh).toHaveBeenCalledTimes(1);
  await answer();
  await new Promise(process.nextTick);
  setVisibility('hidden');
  setVisibility('visible');
  focus();
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  await answer();
  await new Promise(process.nextTick);
  focus();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([{ siteIsRegistering: true }, { userIsConnecting: true }, { isReconnecting: true }])(
  'does not refresh while this tab changes the connection itself: %j',
  (busy) => {
    const { refresh, setVisibility, stop } = tab();
    writeState('connection', { ...connection, ...busy });
    setVisibility('visible');
    expect(refresh).not.toHaveBeenCalled();
    writeState('connection', connection);
    stop();
  },
);

test('waits while a dialog is open, because a refresh could close it; refreshes on the next return', () => {
  let isOpen = true;
  const { refresh, setVisibility, stop } = tab(() => isOpen);
  setVisibility('visible');
  expect(refresh).not.toHaveBeenCalled();
  isOpen = false;
  setVisibility('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});
