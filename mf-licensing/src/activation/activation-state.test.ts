import {
  type ActivationEvent,
  type ActivationState,
  emptyForm,
  failureMessage,
  firstMessage,
  linksToRecommendations,
  nextState,
} from './activation-state';

const refusedState: ActivationState = { step: 'entering', error: 'No.' };
const activatingState: ActivationState = { step: 'activating' };
const successState: ActivationState = { step: 'success', productId: 2106 };

const activateEvent: ActivationEvent = { type: 'activate', key: 'key', emptyKeyError: 'Invalid.' };
const typedEvent: ActivationEvent = { type: 'typed' };
const activatedEvent: ActivationEvent = { type: 'activated', productId: 2106 };
const failedEvent: ActivationEvent = { type: 'failed', message: 'No.' };
const invalidKeyState: ActivationState = { step: 'entering', error: 'Invalid.' };

test.each<[string, ActivationState, ActivationEvent, ActivationState]>([
  ['LIC-007 starts the activation when Activate is pressed', emptyForm, activateEvent, activatingState],
  [
    'LIC-007 starts another activation when Activate is pressed after an error',
    refusedState,
    activateEvent,
    activatingState,
  ],
  ['LIC-008 refuses an empty key', emptyForm, { ...activateEvent, key: '' }, invalidKeyState],
  ['LIC-008 refuses a key that consists of spaces', emptyForm, { ...activateEvent, key: ' \t' }, invalidKeyState],
  ['LIC-009 ignores Activate during an activation', activatingState, activateEvent, activatingState],
  ['ignores Activate after a success', successState, activateEvent, successState],
  ['LIC-007 shows the success of a running activation', activatingState, activatedEvent, successState],
  ['ignores a success without a running activation', emptyForm, activatedEvent, emptyForm],
  ['LIC-007 shows the error of a failed activation', activatingState, failedEvent, refusedState],
  ['ignores a failure after a success', successState, failedEvent, successState],
  ['removes the error when the key is edited', refusedState, typedEvent, emptyForm],
  ['ignores an edit of the key during an activation', activatingState, typedEvent, activatingState],
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
  ['returns the message of a request without a response', 'rest-network', 'Busy.'],
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
