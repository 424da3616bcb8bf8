import { act, cleanup, render, screen } from '@testing-library/react';
import { fetched } from './fetched';
import { Later } from './later.view';

const { requestIdleCallback, cancelIdleCallback } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  // As in browsers that do not tell when they have nothing to do.
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
  jest.useRealTimers();
});

function shown() {
  const load = jest.fn(async () => () => <p>the card</p>);
  const later = <Later label="Card" props={{}} skeleton={<i>skeleton</i>} view={fetched(load)} />;
  return { load, ...render(later) };
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('where nobody tells of idle time, what is not seen at first is fetched a moment later', async () => {
  const { load } = shown();
  await wait(199);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('skeleton')).toBeVisible();
  await wait(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('in a browser that never calls itself idle, it is fetched after five seconds', async () => {
  const idle = (run: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : window.setTimeout(run, timeout);
  Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: clearTimeout });
  const { load } = shown();
  await wait(4999);
  expect(load).not.toHaveBeenCalled();
  await wait(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('whoever has left by then fetches nothing', async () => {
  const { load, unmount } = shown();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  await wait(1000);
  expect(load).not.toHaveBeenCalled();
});
