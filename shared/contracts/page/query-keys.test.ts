import { queryKey, readId } from './query-keys';

test('the key of a read without parameters is its path', () => {
  expect(queryKey('module/protect/data')).toEqual(['module/protect/data']);
  expect(readId('module/protect/data')).toBe('module/protect/data');
});

test('the order of parameters changes neither the key nor the ID', () => {
  expect(queryKey('x', { b: '2', a: '1' })).toEqual(queryKey('x', { a: '1', b: '2' }));
  expect(readId('x', { b: '2', a: '1' })).toBe('x?a=1&b=2');
});
