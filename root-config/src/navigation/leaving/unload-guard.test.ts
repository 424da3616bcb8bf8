import { guardUnload } from './unload-guard';

let isDirty = false;
let stop = () => {};
const page = new EventTarget();
const addListener = jest.spyOn(page, 'addEventListener');
/** Starts to leave the page. @returns false if the browser would ask the user */
const leave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const hasUnloadListener = () => addListener.mock.calls.some(([type]) => type === 'beforeunload');

beforeEach(() => {
  jest.useFakeTimers();
  isDirty = false;
  addListener.mockClear();
  stop = guardUnload(page, () => isDirty);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('adds no beforeunload listener and starts no timer without unsaved work', () => {
  page.dispatchEvent(new Event('input'));
  expect(hasUnloadListener()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  expect(leave()).toBe(true);
});

test.each(['input', 'change', 'click', 'keyup', 'visibilitychange'])(
  'the browser asks before the user leaves, as soon as a "%s" event follows an unsaved change',
  (type) => {
    isDirty = true;
    page.dispatchEvent(new Event(type));
    expect(leave()).toBe(false);
  },
);

test('stops asking after a save, and removes its listener within a second', () => {
  isDirty = true;
  page.dispatchEvent(new Event('input'));
  isDirty = false;
  expect(leave()).toBe(true);
  // The listener is still there.
  isDirty = true;
  expect(leave()).toBe(false);
  isDirty = false;
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
  // The listener is gone until the next input.
  isDirty = true;
  expect(leave()).toBe(true);
});

test('has no timer and no listener after it is removed', () => {
  isDirty = true;
  page.dispatchEvent(new Event('input'));
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(leave()).toBe(true);
});
