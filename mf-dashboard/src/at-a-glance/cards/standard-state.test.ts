import { failed, loaded, loading, mapReading, readingOf } from './reading';
import { isStandard, upsellOrConnect, waitingFor } from './standard-state';

test.each([
  ['DASH-025 with a connected owner it can be bought', true, 'upsell'],
  ['DASH-027 without one the way leads to connecting', false, 'connect'],
])('%s', (_what, hasOwner, kind) => {
  expect(upsellOrConnect(hasOwner)).toEqual({ kind });
});

test('a card waits for what is loading, says what failed, and goes on with what is there', () => {
  expect(waitingFor(loading)).toEqual({ kind: 'loading' });
  expect(waitingFor(failed('Down.'))).toEqual({ kind: 'failed', message: 'Down.' });
  expect(waitingFor(loaded(0))).toBeNull();
});

test.each([
  ['nothing yet', { data: undefined, failure: null }, loading],
  ['a failure', { data: undefined, failure: { message: 'Down.' } }, failed('Down.')],
  ['a value', { data: 0, failure: null }, loaded(0)],
  ['an older value outlives a newer failure', { data: 0, failure: { message: 'Down.' } }, loaded(0)],
])('%s', (_what, read, reading) => {
  expect(readingOf<number>(read)).toEqual(reading);
});

test('a part of a value is a reading too', () => {
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
])('%s is a standard state: %s', (kind, is) => {
  expect(isStandard({ kind })).toBe(is);
});
