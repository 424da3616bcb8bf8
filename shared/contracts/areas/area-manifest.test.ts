import * as v from '@flightdeck/shared/schema';
import { areaJsonSchema, areaManifestSchema, splitPartName } from './area-manifest';

const manifest = {
  name: 'mf-dashboard',
  parts: { 'at-a-glance': { kind: 'screen', reads: ['settings'], shows: ['mf-connection/connections-card'] } },
  needs: { react: '^19.0.0' },
};

test('missing fields of a manifest get their defaults', () => {
  const parsed = v.parse(areaManifestSchema, { ...manifest, parts: { card: { kind: 'part' } } });
  expect(parsed.parts.card).toEqual({ kind: 'part', reads: [], shows: [] });
  expect(parsed.widgets).toEqual([]);
});

test.each([
  ['an unknown field', { ...manifest, color: 'red' }],
  ['a name that does not begin with "mf-"', { ...manifest, name: 'weather' }],
  ['capitals in its name', { ...manifest, name: 'mf-Weather' }],
  ['capitals in the name of a part', { ...manifest, parts: { AtAGlance: { kind: 'screen' } } }],
  ['an unknown kind of part', { ...manifest, parts: { card: { kind: 'panel' } } }],
  ['a shown part without its area', { ...manifest, parts: { card: { kind: 'part', shows: ['card'] } } }],
])('a manifest with %s is refused', (_what, data) => {
  expect(v.safeParse(areaManifestSchema, data).success).toBe(false);
});

test('the name of an area in area.json cannot end in -widgets', () => {
  const { needs: _needs, ...areaJson } = manifest;
  expect(v.safeParse(areaJsonSchema, { ...areaJson, name: 'mf-dashboard-widgets' }).success).toBe(false);
});

test('area.json has no field "needs", which the build adds', () => {
  expect(() => v.parse(areaJsonSchema, manifest)).toThrow('needs');
  const { needs: _needs, ...areaJson } = manifest;
  expect(v.parse(areaJsonSchema, areaJson)).toMatchObject({ name: 'mf-dashboard' });
});

test('an area name is accepted without an entry in a list of areas', () => {
  expect(v.parse(areaManifestSchema, { ...manifest, name: 'mf-site-backup' }).name).toBe('mf-site-backup');
  expect(splitPartName('mf-site-backup/list')).toEqual({ area: 'mf-site-backup', part: 'list' });
});

test('a part name consists of an area and a part', () => {
  expect(splitPartName('mf-connection/connections-card')).toEqual({ area: 'mf-connection', part: 'connections-card' });
  for (const name of ['mf-connection/', 'mf-connection', 'other/part', 'mf-/part', ''])
    expect(() => splitPartName(name)).toThrow(RangeError);
});
