/** For tests: sets the date, in days from today, and leaves timers as they are. */
export const atDay = (day: number): void => {
  jest.useFakeTimers({
    now: today + day * 86_400_000,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
};

const today = Date.now();
