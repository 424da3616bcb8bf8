import { guardUnload } from './unload-guard';

let isDirty = false;
let stop = () => {};
const page = new EventTarget();
const attached = jest.spyOn(page, 'addEventListener');
const leave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isAttached = () => attached.mock.calls.some(([type]) => type === 'beforeunload');

beforeEach(() => {
  jest.useFakeTimers();
  isDirty = false;
  attached.mockClear();
  stop = guardUnload(page, () => isDirty);
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
    isDirty = true;
    page.dispatchEvent(new Event(type));
    expect(leave()).toBe(false);
  },
);

test('stops asking after a save, with or without another input', () => {
  isDirty = true;
  page.dispatchEvent(new Event('input'));
  isDirty = false;
  expect(leave()).toBe(true);
  isDirty = true;
  expect(leave()).toBe(false);
  isDirty = false;
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
  isDirty = true;
  expect(leave()).toBe(true);
});

test('has no timer and no listener once removed', () => {
  isDirty = true;
  page.dispatchEvent(new Event('input'));
  stop();
  expect(jest.getTimerCount()).toBe(0);
  expect(leave()).toBe(true);
});
