/** @jest-environment ./tools/jest/environment.cjs */
import { debounce, onResize, painted, throttle } from './timing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('debounce runs once, after the last call', () => {
  const callback = jest.fn();
  const debounced = debounce(callback, 300);
  debounced();
  jest.advanceTimersByTime(299);
  debounced();
  jest.advanceTimersByTime(299);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('throttle runs at once, then at most once per wait, and does not lose the last call', () => {
  const callback = jest.fn();
  const throttled = throttle(callback, 400);
  throttled();
  expect(callback).toHaveBeenCalledTimes(1);
  throttled();
  throttled();
  jest.advanceTimersByTime(399);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(2);
  throttled();
  expect(callback).toHaveBeenCalledTimes(3);
});

test.each([['debounce'], ['throttle']] as const)('a canceled call of %s does not run', (kind) => {
  const callback = jest.fn();
  const delayed = { debounce, throttle }[kind](callback, 300);
  delayed();
  delayed();
  const before = callback.mock.calls.length;
  delayed.cancel();
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(before);
});

test('SHR-142 onResize calls back 300 ms after the last resize', () => {
  const callback = jest.fn();
  const stop = onResize(callback);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(200);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(299);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('resize'));
  stop();
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('painted() waits for a frame, and only for a short time if there are no frames', async () => {
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
});
