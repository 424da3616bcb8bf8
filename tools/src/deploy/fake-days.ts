/** For tests: sets the date, in days from today, and leaves timers as they are. */
export const atDay = (day: number): void => {
  jest.useFakeTimers({
    now: today + day * 86_400_000,
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
};

const today = Date.now();
