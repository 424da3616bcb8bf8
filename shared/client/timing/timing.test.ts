/** @jest-environment ./tools/jest/environment.cjs */
import { debounce, onResize, painted, throttle } from './timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('debounce runs once, after the last call', () => {
  const act = jest.fn();
  const later = debounce(act, 300);
  later();
  jest.advanceTimersByTime(299);
  later();
  jest.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('throttle runs at once, then at most once per wait, and does not lose the last call', () => {
  const act = jest.fn();
  const later = throttle(act, 400);
  later();
  expect(act).toHaveBeenCalledTimes(1);
  later();
  later();
  jest.advanceTimersByTime(399);
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  later();
  expect(act).toHaveBeenCalledTimes(3);
});

test.each([['debounce'], ['throttle']] as const)('a canceled call of %s does not run', (kind) => {
  const act = jest.fn();
  const later = { debounce, throttle }[kind](act, 300);
  later();
  later();
  const before = act.mock.calls.length;
  later.cancel();
  jest.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(before);
});

test('SHR-142 a resize counts 300 ms after the last one', () => {
  const act = jest.fn();
  const stop = onResize(act);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(200);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('resize'));
  stop();
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('painted() waits for a frame, and only for a short time if there are no frames', async () => {
  jest.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const done = jest.fn();
  void painted().then(done);
  await jest.advanceTimersByTimeAsync(150);
  expect(done).not.toHaveBeenCalled();
  frames[0]?.(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
  const withoutFrame = jest.fn();
  void painted().then(withoutFrame);
  await jest.advanceTimersByTimeAsync(300);
  expect(withoutFrame).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
