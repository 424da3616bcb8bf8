import { failed, loaded, loading, mapResult, resultOf } from './read-result';
import { isStandard, notLoadedState, upsellOrConnect } from './standard-state';

test.each([
  ['DASH-025 offers an upgrade with a connected owner', true, 'upsell'],
  ['DASH-027 prompts to connect without a connected owner', false, 'connect'],
])('%s', (_what, hasOwner, kind) => {
  expect(upsellOrConnect(hasOwner)).toEqual({ kind });
});

test('returns the loading or failed state of a result without a value', () => {
  expect(notLoadedState({ step: 'loading' })).toEqual({ kind: 'loading' });
  expect(notLoadedState({ step: 'failed', message: 'Down.' })).toEqual({ kind: 'failed', message: 'Down.' });
});

test.each([
  ['treats a read without data or failure as loading', { data: undefined, failure: null }, loading],
  ['treats a read with a failure as failed', { data: undefined, failure: { message: 'Down.' } }, failed('Down.')],
  ['treats a read with data as loaded', { data: 0, failure: null }, loaded(0)],
  ['keeps a loaded value after a later failure', { data: 0, failure: { message: 'Down.' } }, loaded(0)],
])('%s', (_what, read, result) => {
  expect(resultOf<number>(read)).toEqual(result);
});

test('maps the value of a loaded result, and returns a loading one unchanged', () => {
  expect(mapResult(loaded(2), (two) => two * 2)).toEqual(loaded(4));
  expect(mapResult(loading, String)).toBe(loading);
});

test.each(['offline', 'loading', 'failed', 'upsell', 'connect'])('treats %s as a standard state', (kind) => {
  expect(isStandard({ kind })).toBe(true);
});

test("does not treat a card's own state as a standard state", () => {
  expect(isStandard({ kind: 'count' })).toBe(false);
});
