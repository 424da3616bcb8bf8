import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type LazyFile, lazyFile } from '../../client/timing/lazy-file';
import { painted } from '../../client/timing/timing';
import { whenDue } from '../../client/timing/when-due';
import { LazyView } from './lazy-view.view';

const { requestIdleCallback, cancelIdleCallback } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  // Some browsers have no requestIdleCallback.
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
  jest.useRealTimers();
});

const viewOf = (text: string) => () => <p>{text}</p>;

function shown() {
  const load = jest.fn(async () => viewOf('the view'));
  const lazy = <LazyView file={lazyFile(load)} placeholder={<i>placeholder</i>} props={{}} start={whenDue} />;
  return { load, ...render(lazy) };
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a browser without requestIdleCallback requests the file after 200 ms', async () => {
  const { load } = shown();
  await wait(199);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('placeholder')).toBeVisible();
  await wait(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a browser that is never idle requests the file after five seconds', async () => {
  const idle = (run: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : window.setTimeout(run, timeout);
  Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: clearTimeout });
  const { load } = shown();
  await wait(4999);
  expect(load).not.toHaveBeenCalled();
  await wait(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a view unmounted before that requests nothing', async () => {
  const { load, unmount } = shown();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  await wait(1000);
  expect(load).not.toHaveBeenCalled();
});

const draw = (file: LazyFile<ComponentType<object>>) => (
  <LazyView drawAfter={painted} file={file} placeholder={<i>placeholder</i>} props={{}} />
);

test('a loaded view waits for the first paint of its place; the next view there does not', async () => {
  const files = [lazyFile(async () => viewOf('one')), lazyFile(async () => viewOf('two'))] as const;
  for (const file of files) await file.load();
  const { rerender } = render(draw(files[0]));
  expect(screen.getByText('placeholder')).toBeVisible();
  await wait(0);
  expect(screen.getByText('placeholder')).toBeVisible();
  await wait(300);
  expect(screen.getByText('one')).toBeVisible();
  rerender(draw(files[1]));
  expect(screen.getByText('two')).toBeVisible();
});
