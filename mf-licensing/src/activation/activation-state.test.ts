import {
  type ActivationEvent,
  type ActivationState,
  emptyForm,
  failureMessage,
  firstMessage,
  linksToRecommendations,
  nextState,
} from './activation-state';

const refused: ActivationState = { step: 'entering', error: 'No.' };
const running: ActivationState = { step: 'activating' };
const success: ActivationState = { step: 'success', productId: 2106 };

const activate: ActivationEvent = { type: 'activate', key: 'key', emptyKeyError: 'Invalid.' };
const typed: ActivationEvent = { type: 'typed' };
const activated: ActivationEvent = { type: 'activated', productId: 2106 };
const failed: ActivationEvent = { type: 'failed', message: 'No.' };
const invalid: ActivationState = { step: 'entering', error: 'Invalid.' };

test.each<[string, ActivationState, ActivationEvent, ActivationState]>([
  ['LIC-007 starts the activation when Activate is pressed', emptyForm, activate, running],
  ['LIC-007 starts another activation when Activate is pressed after an error', refused, activate, running],
  ['LIC-008 refuses an empty key', emptyForm, { ...activate, key: '' }, invalid],
  ['LIC-008 refuses a key that consists of spaces', emptyForm, { ...activate, key: ' \t' }, invalid],
  ['LIC-009 ignores Activate during an activation', running, activate, running],
  ['ignores Activate after a success', success, activate, success],
  ['LIC-007 shows the success of a running activation', running, activated, success],
  ['ignores a success without a running activation', emptyForm, activated, emptyForm],
  ['LIC-007 shows the error of a failed activation', running, failed, refused],
  ['ignores a failure after a success', success, failed, success],
  ['removes the error when the key is edited', refused, typed, emptyForm],
  ['ignores an edit of the key during an activation', running, typed, running],
])('%s', (_what, state, event, expected) => {
  expect(nextState(state, event)).toEqual(expected);
  // Callers rely on the same reference to detect that nothing changed.
  if (expected === state) expect(nextState(state, event)).toBe(state);
});

test.each([
  ['LIC-011 returns the first message of the first list', { invalid: ['One.', 'Two.'], other: ['Three.'] }, 'One.'],
  ['LIC-011 skips an empty list', { invalid: [], other: ['Three.'] }, 'Three.'],
  ['LIC-012 returns the default text without lists', {}, 'Unknown.'],
  ['LIC-012 returns the default text if all lists are empty', { invalid: [], other: [] }, 'Unknown.'],
  ['LIC-012 returns the default text for an empty message', { invalid: [''] }, 'Unknown.'],
])('%s', (_what, errors, message) => {
  expect(firstMessage(errors, 'Unknown.')).toBe(message);
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

test('LIC-014 links to the recommendations if they have not been started', () => {
  expect(linksToRecommendations('not-started')).toBe(true);
});

test.each([
  ['the first step', 'site-type'],
  ['a middle step', 'woocommerce'],
  ['the last step', 'summary'],
  ['an unknown step', 'moon'],
  ['no step', ''],
])('LIC-015 links to the plans if the recommendations are at %s', (_what, step) => {
  expect(linksToRecommendations(step)).toBe(false);
});
