import { guardUnload } from './unload-guard';

let dirty = false;
let stop = () => {};
const page = new EventTarget();
const attached = jest.spyOn(page, 'addEventListener');
const leave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isAttached = () => attached.mock.calls.some(([type]) => type === 'beforeunload');

beforeEach(() => {
  jest.useFakeTimers();
  dirty = false;
  attached.mockClear();
  stop = guardUnload(page, () => dirty);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('adds no listener and runs nothing while all is saved', () => {
  page.dispatchEvent(new Event('input'));
  expect(isAttached()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  expect(leave()).toBe(true);
});

test.each(['input', 'change', 'click', 'keyup', 'visibilitychange'])(
  'the browser asks before the user leaves, as soon as a "%s" event follows an unsaved change',
  (type) => {
    dirty = true;
    page.dispatchEvent(new Event(type));
    expect(leave()).toBe(false);
  },
);

test('stops after a save, with or without another input', () => {
  dirty = true;
  page.dispatchEvent(new Event('input'));
  dirty = false;
  expect(leave()).toBe(true);
  dirty = true;
  expect(leave()).toBe(false);
  dirty = false;
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
  dirty = true;
  expect(leave()).toBe(true);
});

test('leaves nothing behind once removed', () => {
  dirty = true;
  page.dispatchEvent(new Event('input'));
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(leave()).toBe(true);
});
