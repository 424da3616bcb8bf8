const { setTimeout } = require('node:timers/promises');
const React = require('react');
const { flushSync } = require('react-dom');

const isPromise = (value) => typeof value === 'object' && value !== null && typeof value.then === 'function';

/** Lets React do what it has put off, and what follows from that. */
async function rest() {
  for (let turn = 0; turn < 3; turn += 1) {
    await setTimeout(1);
    flushSync(() => undefined);
  }
}

/**
 * The part of React's `act` that its production build leaves out: what a test does is drawn before the test goes on.
 */
React.act = (run) => {
  const result = flushSync(run);
  if (isPromise(result)) return result.then((value) => rest().then(() => value));
  flushSync(() => undefined);
  return result;
};
