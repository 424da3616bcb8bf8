import * as v from '@flightdeck/shared/schema';
import {
  decodedText,
  flag,
  listItems,
  listOf,
  mapOf,
  number,
  orElse,
  requiredListOf,
  strictly,
  text,
} from './field-schemas';

const schema = v.object({
  name: text,
  count: number(0),
  on: flag,
  tags: listOf(v.string()),
  size: orElse(v.number(), 7),
});
const plain = { name: '', count: 0, on: false, tags: [], size: 7 };

test.each([
  ['nothing is there', {}, plain],
  [
    'all is there',
    { name: 'a', count: 2, on: true, tags: ['x'], size: 1 },
    { name: 'a', count: 2, on: true, tags: ['x'], size: 1 },
  ],
  ['all is of another kind', { name: 3, count: 'many', on: 'yes', tags: 'x', size: [] }, plain],
  ['numbers and flags are texts', { count: '12', on: '1' }, { ...plain, count: 12, on: true }],
  ['a flag is off in each spelling', { on: '' }, plain],
  ['a list is null', { tags: null }, plain],
])('%s', (_what, input, read) => {
  expect(v.parse(schema, input)).toEqual(read);
});

test.each([
  ['Acme&reg; &amp; Co', 'Acme® & Co'],
  ['&amp;lt;', '&lt;'],
  [undefined, ''],
  [7, ''],
])('%s is displayed as "%s"', (input, shown) => {
  expect(v.parse(v.object({ name: decodedText }), { name: input })).toEqual({ name: shown });
});

test.each([
  ['something is missing', { name: 'a', count: 1, on: true, tags: [] }],
  ['something is of another kind', { name: 1, count: 1, on: true, tags: [], size: 1 }],
])('a strict reading uses no fallback: %s', (_what, input) => {
  expect(v.safeParse(schema, input, strictly).success).toBe(false);
  expect(v.safeParse(schema, { name: 'a', count: '1', on: 0, tags: null, size: 1 }, strictly).success).toBe(true);
});

test('a map may be an empty list, but no other list', () => {
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
])('%p has the items %p', (value, items) => {
  expect(listItems(value)).toEqual(items);
});

test('PHP writes a list with gaps as an object, in a list that may be missing and in one that may not', () => {
  expect(v.parse(listOf(v.string()), { 0: 'a', 2: 'c' })).toEqual(['a', 'c']);
  expect(v.parse(requiredListOf(v.string()), { 0: 'a', 2: 'c' })).toEqual(['a', 'c']);
  for (const other of [{ a: 1 }, { '2fa': 'a' }, null, 'a', { 0: 1 }])
    expect(v.safeParse(requiredListOf(v.string()), other).success).toBe(false);
});
