import { openBus, writeState } from '@flightdeck/shared/session';
import { refreshOnReturn } from './refresh-on-return.resource';

const bus = openBus();
const at = bus.connection$.value;
afterAll(() => bus.close());

/** A tab that the user leaves and returns to. */
function tab(isAnswering = () => false) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const answers: (() => void)[] = [];
  const refresh = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const view = new EventTarget();
  const stop = refreshOnReturn({ bus, refresh, page, view, isAnswering });
  const focus = () => view.dispatchEvent(new Event('focus'));
  const turn = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { refresh, stop, turn, focus, answer: async () => answers.shift()?.() };
}

test('refreshes the connection once each time the user returns', async () => {
  const { refresh, turn, stop, answer } = tab();
  turn('hidden');
  expect(refresh).toHaveBeenCalledTimes(0);
  turn('visible');
  turn('hidden');
  turn('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  await answer();
  await new Promise(process.nextTick);
  turn('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  await answer();
  await new Promise(process.nextTick);
  turn('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('refreshes when a visible window gets focus, and once for both events together', async () => {
  const { refresh, turn, focus, stop, answer } = tab();
  focus();
  expect(refresh).toHaveBeenCalledTimes(1);
  await answer();
  await new Promise(process.nextTick);
  turn('hidden');
  turn('visible');
  focus();
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
  await answer();
  await new Promise(process.nextTick);
  focus();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test.each([{ siteIsRegistering: true }, { userIsConnecting: true }, { isReconnecting: true }])(
  'not while %j: this tab changes it itself',
  (busy) => {
    const { refresh, turn, stop } = tab();
    writeState('connection', { ...at, ...busy });
    turn('visible');
    expect(refresh).not.toHaveBeenCalled();
    writeState('connection', at);
    stop();
  },
);

test('waits while a dialog is open, because a refresh could close it; refreshes on the next return', () => {
  let isOpen = true;
  const { refresh, turn, stop } = tab(() => isOpen);
  turn('visible');
  expect(refresh).not.toHaveBeenCalled();
  isOpen = false;
  turn('visible');
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});
