import { asFailure, type ReadState } from '@flightdeck/shared/api';
import { isSettled } from './settled';

const failure = asFailure(new Error('Down.'));
const unread: ReadState<unknown> = {
  data: undefined,
  failure: null,
  isLoading: false,
  isFetching: false,
  retry: () => {},
};

test.each<[string, Partial<ReadState<unknown>>, boolean]>([
  ['a read before its first request is not settled', {}, false],
  ['a read during its first request is not settled', { isLoading: true, isFetching: true }, false],
  ['a read with data is settled', { data: null }, true],
  ['a read with data is settled during a later request', { data: null, isFetching: true }, true],
  ['a failed read is settled', { failure }, true],
  ['a failed read is not settled while it is being retried', { failure, isFetching: true }, false],
])('%s', (_what, change, expected) => {
  expect(isSettled({ ...unread, ...change })).toBe(expected);
});
