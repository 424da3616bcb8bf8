import * as v from '@flightdeck/shared/schema';
import {
  decodedText,
  flag,
  listItems,
  listOf,
  mapOf,
  numberOr,
  orElse,
  requiredListOf,
  strictly,
  text,
} from './field-schemas';

const schema = v.object({
  name: text,
  count: numberOr(0),
  on: flag,
  tags: listOf(v.string()),
  size: orElse(v.number(), 7),
});
const fallbacks = { name: '', count: 0, on: false, tags: [], size: 7 };

test.each([
  ['missing fields as their fallbacks', {}, fallbacks],
  [
    'fields of the right type as they are',
    { name: 'a', count: 2, on: true, tags: ['x'], size: 1 },
    { name: 'a', count: 2, on: true, tags: ['x'], size: 1 },
  ],
  ['fields of another type as their fallbacks', { name: 3, count: 'many', on: 'yes', tags: 'x', size: [] }, fallbacks],
  ['numbers and flags that are strings', { count: '12', on: '1' }, { ...fallbacks, count: 12, on: true }],
  ['an empty flag as off', { on: '' }, fallbacks],
  ['a list that is null as empty', { tags: null }, fallbacks],
])('reads %s', (_what, input, read) => {
  expect(v.parse(schema, input)).toEqual(read);
});

test.each([
  ['Acme&reg; &amp; Co', 'Acme® & Co'],
  ['&amp;lt;', '&lt;'],
  [undefined, ''],
  [7, ''],
])('%p is displayed as %p', (input, shown) => {
  expect(v.parse(v.object({ name: decodedText }), { name: input })).toEqual({ name: shown });
});

test.each([
  ['a field is missing', { name: 'a', count: 1, on: true, tags: [] }],
  ['a field is of another type', { name: 1, count: 1, on: true, tags: [], size: 1 }],
])('a strict result fails if %s', (_what, input) => {
  expect(v.safeParse(schema, input, strictly).success).toBe(false);
});

test('a strict result accepts a number that is a string, a flag that is a number, and a list that is null', () => {
  expect(v.safeParse(schema, { name: 'a', count: '1', on: 0, tags: null, size: 1 }, strictly).success).toBe(true);
});

test('a map may be written as an empty list, but not as another list', () => {
  const map = mapOf(v.number());
  expect(v.parse(map, [])).toEqual({});
  expect(v.parse(map, { a: 1 })).toEqual({ a: 1 });
  expect(v.safeParse(map, [1]).success).toBe(false);
});

test.each<[unknown, unknown]>([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [[], []],
  [{ 0: 'a', 2: 'c' }, ['a', 'c']],
  [{ 1: 'b' }, ['b']],
  [{ 10: 'k', 9: 'j' }, ['j', 'k']],
  [{}, []],
  [{ 0: 'a', name: 'b' }, undefined],
  [{ '-1': 'a' }, undefined],
  ['a', undefined],
  [null, undefined],
])('the items of %p are %p', (value, items) => {
  expect(listItems(value)).toEqual(items);
});

test('a list with gaps, which PHP writes as an object, is read with and without a fallback', () => {
  expect(v.parse(listOf(v.string()), { 0: 'a', 2: 'c' })).toEqual(['a', 'c']);
  expect(v.parse(requiredListOf(v.string()), { 0: 'a', 2: 'c' })).toEqual(['a', 'c']);
  for (const other of [{ a: 1 }, { '2fa': 'a' }, null, 'a', { 0: 1 }])
    expect(v.safeParse(requiredListOf(v.string()), other).success).toBe(false);
});
