import { failed, loaded, loading, mapReading, readingOf } from './reading';
import { isStandard, upsellOrConnect, waitingFor } from './standard-state';

test.each([
  ['DASH-025 offers an upgrade with a connected owner', true, 'upsell'],
  ['DASH-027 prompts to connect without a connected owner', false, 'connect'],
])('%s', (_what, hasOwner, kind) => {
  expect(upsellOrConnect(hasOwner)).toEqual({ kind });
});

test('returns the loading or failed state of a reading, and null once it is loaded', () => {
  expect(waitingFor(loading)).toEqual({ kind: 'loading' });
  expect(waitingFor(failed('Down.'))).toEqual({ kind: 'failed', message: 'Down.' });
  expect(waitingFor(loaded(0))).toBeNull();
});

test.each([
  ['an empty read is loading', { data: undefined, failure: null }, loading],
  ['a failed read is failed', { data: undefined, failure: { message: 'Down.' } }, failed('Down.')],
  ['a read with data is loaded', { data: 0, failure: null }, loaded(0)],
  ['a loaded value outlives a later failure', { data: 0, failure: { message: 'Down.' } }, loaded(0)],
])('%s', (_what, read, reading) => {
  expect(readingOf<number>(read)).toEqual(reading);
});

test('maps the value of a loaded reading', () => {
  expect(mapReading(loaded(2), (two) => two * 2)).toEqual(loaded(4));
  expect(mapReading(loading, String)).toBe(loading);
});

test.each([
  ['offline', true],
  ['loading', true],
  ['failed', true],
  ['upsell', true],
  ['connect', true],
  ['count', false],
])('treats %s as a standard state: %s', (kind, is) => {
  expect(isStandard({ kind })).toBe(is);
});
