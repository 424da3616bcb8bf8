/** @jest-environment ./tools/jest/environment.cjs */
import { createStore } from './store';

const object = {};

test.each([
  ['another value calls the listeners', 1, 2, 1],
  ['the same value calls no listener', 1, 1, 0],
  ['the same object calls no listener', object, object, 0],
  ['an equal object calls the listeners', object, {}, 1],
  ['NaN in place of NaN calls no listener', Number.NaN, Number.NaN, 0],
] as const)('set() with %s', (_what, before, after, calls) => {
  const store = createStore<unknown>(before);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(after);
  expect(store.value).toBe(after);
  expect(listener).toHaveBeenCalledTimes(calls);
});

test('listeners read the new value', () => {
  const store = createStore('before');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.value));
  store.set('after');
  expect(seen).toEqual(['after']);
});

test('a removed listener is not called again; the others are', () => {
  const store = createStore(0);
  const removed = jest.fn();
  const remaining = jest.fn();
  const stop = store.subscribe(removed);
  store.subscribe(remaining);
  store.set(1);
  stop();
  store.set(2);
  expect(removed).toHaveBeenCalledTimes(1);
  expect(remaining).toHaveBeenCalledTimes(2);
});

test('a listener added during a change is first called at the next change', () => {
  const store = createStore(0);
  const added = jest.fn();
  const stop = store.subscribe(() => {
    stop();
    store.subscribe(added);
  });
  store.set(1);
  expect(added).not.toHaveBeenCalled();
  store.set(2);
  expect(added).toHaveBeenCalledTimes(1);
});
