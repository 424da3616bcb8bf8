import * as v from '@flightdeck/shared/schema';
import { getDotPath } from 'valibot';

/** Names that the tests add to all objects by assignment, as old libraries do, so that `for … in` finds them. */
const added = { each: () => {}, size: 3, title: 'from a polluted prototype' };

beforeEach(() => void Object.assign(Object.prototype, added));
afterEach(() => {
  for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name);
});

const entries = { id: v.number(), title: v.optional(v.string()) };

test.each([
  ['object', v.object(entries), { id: 1 }],
  ['looseObject', v.looseObject(entries), { id: 1, more: true }],
  ['strictObject', v.strictObject(entries), { id: 1 }],
  ['optional', v.strictObject({ id: v.optional(v.number()), title: v.optional(v.string()) }), {}],
])('%s reads only own properties, whatever the page has added to all objects', (_name, schema, value) => {
  const parsed = v.safeParse(schema, value);
  expect(parsed.issues).toBeUndefined();
  expect(Object.entries(parsed.output ?? {})).toEqual(Object.entries(value));
});

test('missing and unknown fields are reported, whatever the page has added to all objects', () => {
  const schema = v.strictObject({ title: v.string(), inside: v.object({ size: v.string() }) });
  const paths = (value: unknown) => v.safeParse(schema, value).issues?.map((issue) => getDotPath(issue));
  expect(paths({ title: 'mine', inside: { size: 'L' } })).toBeUndefined();
  expect(paths({ inside: {} })).toEqual(['title', 'inside.size']);
  expect(paths({ title: '', inside: { size: '' }, each: 1 })).toEqual(['each']);
  // The issue of a value that is not an object has no path.
  expect(paths(null)).toEqual([null]);
});
