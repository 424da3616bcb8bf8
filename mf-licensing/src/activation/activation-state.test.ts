import {
  type ActivationEvent,
  type ActivationState,
  emptyForm,
  failureMessage,
  leadsToRecommendations,
  messageOf,
  next,
} from './activation-state';

const refused: ActivationState = { step: 'entering', error: 'No.' };
const running: ActivationState = { step: 'activating' };
const success: ActivationState = { step: 'success', productId: 2106 };

const activate: ActivationEvent = { type: 'activate', key: 'key', invalid: 'Invalid.' };
const typed: ActivationEvent = { type: 'typed' };
const activated: ActivationEvent = { type: 'activated', productId: 2106 };
const failed: ActivationEvent = { type: 'failed', message: 'No.' };
const invalid: ActivationState = { step: 'entering', error: 'Invalid.' };

test.each<[string, ActivationState, ActivationEvent, ActivationState]>([
  ['LIC-007 pressing Activate starts the activation', emptyForm, activate, running],
  ['LIC-007 pressing Activate after an error starts another activation', refused, activate, running],
  ['LIC-008 refuses an empty key', emptyForm, { ...activate, key: '' }, invalid],
  ['LIC-008 refuses a key that consists of spaces', emptyForm, { ...activate, key: ' \t' }, invalid],
  ['LIC-009 ignores Activate during an activation', running, activate, running],
  ['ignores Activate after a success', success, activate, success],
  ['LIC-007 shows the success of a running activation', running, activated, success],
  ['ignores a success without a running activation', emptyForm, activated, emptyForm],
  ['LIC-007 shows the error of a failed activation', running, failed, refused],
  ['ignores a failure after a success', success, failed, success],
  ['typing removes the error', refused, typed, emptyForm],
  ['ignores typing during an activation', running, typed, running],
])('%s', (_what, now, event, then) => {
  expect(next(now, event)).toEqual(then);
  // Callers rely on the same reference to detect that nothing changed.
  if (then === now) expect(next(now, event)).toBe(now);
});

test.each([
  ['LIC-011 returns the first message of the first list', { invalid: ['One.', 'Two.'], other: ['Three.'] }, 'One.'],
  ['LIC-011 skips an empty list', { invalid: [], other: ['Three.'] }, 'Three.'],
  ['LIC-012 returns the default text without lists', {}, 'Unknown.'],
  ['LIC-012 returns the default text if all lists are empty', { invalid: [], other: [] }, 'Unknown.'],
  ['LIC-012 returns the default text for an empty message', { invalid: [''] }, 'Unknown.'],
])('%s', (_what, errors, message) => {
  expect(messageOf(errors, 'Unknown.')).toBe(message);
});

test.each([
  ["LIC-012 returns the default text for a response that isn't JSON", 'rest-not-json', 'Unknown.'],
  ['LIC-012 returns the default text for an empty response', 'rest-empty', 'Unknown.'],
  ['LIC-012 returns the default text for JSON of an unknown shape', 'rest-shape', 'Unknown.'],
  ['returns the message of a refused request', 'rest-refused', 'Busy.'],
  ['returns the message of a lost request', 'rest-network', 'Busy.'],
] as const)('%s', (_what, code, message) => {
  expect(failureMessage({ code, message: 'Busy.' }, 'Unknown.')).toBe(message);
});

test('LIC-012 returns the default text for a refusal without a message', () => {
  expect(failureMessage({ code: 'rest-refused', message: '' }, 'Unknown.')).toBe('Unknown.');
});

test.each([
  ['LIC-014 "not-started"', 'not-started', true],
  ['LIC-015 the first step', 'site-type', false],
  ['LIC-015 a middle step', 'woocommerce', false],
  ['LIC-015 the last step', 'summary', false],
  ['LIC-015 an unknown step', 'moon', false],
  ['LIC-015 no step', '', false],
])('%s decides whether success leads to the recommendations or to the plans', (_what, step, leads) => {
  expect(leadsToRecommendations(step)).toBe(leads);
});
