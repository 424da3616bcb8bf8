import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageStateSchema, readPageState } from '@flightdeck/shared/contracts/page';
import { strictly } from '@flightdeck/shared/schema';
import * as v from 'valibot';

const sample = (name: string) => readFileSync(join(__dirname, `../samples/${name}.json`), 'utf8');
const { required, replaceable }: Readonly<Record<'required' | 'replaceable', readonly string[]>> = JSON.parse(
  sample('required-fields'),
);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the page state without one field. @param path names of the field and its parents, separated by dots */
function without(path: string): unknown {
  const state: unknown = JSON.parse(sample('administrator'));
  const names = path.split('.');
  const fieldName = names.pop() ?? '';
  const parent = names.reduce((map: unknown, name) => (isMap(map) ? map[name] : undefined), state);
  if (!isMap(parent) || !(fieldName in parent)) throw new Error(`The sample has no ${path}.`);
  delete parent[fieldName];
  return state;
}

/** Returns the paths of all fields of a map, including those of nested maps. */
const pathsOf = (map: Record<string, unknown>, prefix = ''): readonly string[] =>
  Object.entries(map).flatMap(([name, value]) => [
    `${prefix}${name}`,
    ...(isMap(value) ? pathsOf(value, `${prefix}${name}.`) : []),
  ]);

const isRequiredBySchema = (path: string) => !v.safeParse(pageStateSchema, without(path), strictly).success;

test('PHP requires or replaces each field that the strict schema requires', () => {
  const state: unknown = JSON.parse(sample('administrator'));
  if (!isMap(state) || !isMap(state.initial) || !isMap(state.connection))
    throw new Error('The sample has an unexpected shape.');
  const jetpackFields = [...pathsOf(state.initial, 'initial.'), ...pathsOf(state.connection, 'connection.')];
  const requiredBySchema = jetpackFields.filter(isRequiredBySchema);
  const pathAndParents = (path: string) =>
    path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));
  const parents = new Set(required.flatMap((path) => pathAndParents(path).slice(0, -1)));
  const unhandled = requiredBySchema.filter(
    (path) =>
      !required.includes(path) &&
      !parents.has(path) &&
      !replaceable.some((field) => path === field || path.startsWith(`${field}.`)) &&
      // PHP checks only whether the site is offline, because no screen shows the reason.
      !path.startsWith('connection.offlineMode.') &&
      // PHP creates `identityCrisis`, and replaces an incomplete `wpcomUser`.
      !/^initial\.(identityCrisis|userData\.currentUser\.wpcomUser)\./.test(path),
  );
  expect(unhandled).toEqual([]);
});

test.each(required)('the sample of the page state has the field %s, which PHP requires', (path) => {
  expect(() => without(path)).not.toThrow();
});

test.each(replaceable)('the strict schema requires %s, and the page works without it', (path) => {
  expect(isRequiredBySchema(path)).toBe(true);
  expect(readPageState(JSON.stringify(without(path)))).toMatchObject({ ok: true, missing: [path] });
});
