import {
  type ActivationEvent,
  type ActivationState,
  begin,
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
  ['LIC-007 a key is activated', begin, activate, running],
  ['LIC-007 after an error it is tried again', refused, activate, running],
  ['LIC-008 an empty key is not sent', begin, { ...activate, key: '' }, invalid],
  ['LIC-008 a key of blanks counts as empty', begin, { ...activate, key: ' \t' }, invalid],
  ['LIC-009 while it runs another start is ignored', running, activate, running],
  ['after success a start is ignored', success, activate, success],
  ['LIC-007 success leads on', running, activated, success],
  ['a success that comes late changes nothing', begin, activated, begin],
  ['LIC-007 a failure leads back', running, failed, refused],
  ['a failure that comes late changes nothing', success, failed, success],
  ['typing takes the error away', refused, typed, begin],
  ['typing while it runs changes nothing', running, typed, running],
])('%s', (_what, now, event, then) => {
  expect(next(now, event)).toEqual(then);
  // Callers rely on the same reference to detect that nothing changed.
  if (then === now) expect(next(now, event)).toBe(now);
});

test.each([
  ['LIC-011 the first message', { invalid: ['One.', 'Two.'], other: ['Three.'] }, 'One.'],
  ['LIC-011 past an empty list', { invalid: [], other: ['Three.'] }, 'Three.'],
  ['LIC-012 no list', {}, 'Unknown.'],
  ['LIC-012 empty lists only', { invalid: [], other: [] }, 'Unknown.'],
  ['LIC-012 an empty message', { invalid: [''] }, 'Unknown.'],
])('%s', (_what, errors, message) => {
  expect(messageOf(errors, 'Unknown.')).toBe(message);
});

test.each([
  ['LIC-012 a body that is not JSON', 'rest-not-json', 'Unknown.'],
  ['LIC-012 an empty body', 'rest-empty', 'Unknown.'],
  ['LIC-012 JSON of an unknown form', 'rest-shape', 'Unknown.'],
  ['the message of a refusal', 'rest-refused', 'Busy.'],
  ['the message of a lost request', 'rest-network', 'Busy.'],
] as const)('%s', (_what, code, message) => {
  expect(failureMessage({ code, message: 'Busy.' }, 'Unknown.')).toBe(message);
});

test('LIC-012 a refusal without a message', () => {
  expect(failureMessage({ code: 'rest-refused', message: '' }, 'Unknown.')).toBe('Unknown.');
});

test.each([
  ['LIC-014 not-started', 'not-started', true],
  ['LIC-015 begun', 'site-type', false],
  ['LIC-015 in the middle', 'woocommerce', false],
  ['LIC-015 at the end', 'summary', false],
  ['LIC-015 a step that nobody knows', 'moon', false],
  ['LIC-015 none', '', false],
])('%s: the success leads to the recommendations, or to the plans', (_what, step, leads) => {
  expect(leadsToRecommendations(step)).toBe(leads);
});
