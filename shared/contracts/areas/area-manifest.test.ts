import * as v from '@flightdeck/shared/schema';
import { areaJsonSchema, areaManifestSchema, splitPartName } from './area-manifest';

const manifest = {
  name: 'mf-dashboard',
  parts: { 'at-a-glance': { kind: 'screen', reads: ['settings'], shows: ['mf-connection/connections-card'] } },
  needs: { react: '^19.0.0' },
};

test('a manifest is read with its defaults', () => {
  const read = v.parse(areaManifestSchema, { ...manifest, parts: { card: { kind: 'part' } } });
  expect(read.parts.card).toEqual({ kind: 'part', reads: [], shows: [] });
  expect(read.widgets).toEqual([]);
});

test.each([
  ['an unknown field', { ...manifest, color: 'red' }],
  ['a name that is none of an area', { ...manifest, name: 'weather' }],
  ['an area in another spelling', { ...manifest, name: 'mf-Weather' }],
  ['a part in another spelling', { ...manifest, parts: { AtAGlance: { kind: 'screen' } } }],
  ['a kind that does not exist', { ...manifest, parts: { card: { kind: 'panel' } } }],
  ['a shown part without area', { ...manifest, parts: { card: { kind: 'part', shows: ['card'] } } }],
])('%s is refused', (_what, data) => {
  expect(v.safeParse(areaManifestSchema, data).success).toBe(false);
});

test('area.json cannot have the name of the widgets of another area', () => {
  const { needs: _added, ...written } = manifest;
  expect(v.safeParse(areaJsonSchema, { ...written, name: 'mf-dashboard-widgets' }).success).toBe(false);
});

test('area.json has no needs; the build adds them', () => {
  expect(() => v.parse(areaJsonSchema, manifest)).toThrow('needs');
  const { needs: _worked, ...written } = manifest;
  expect(v.parse(areaJsonSchema, written)).toMatchObject({ name: 'mf-dashboard' });
});

test('an area needs no list to be known', () => {
  expect(v.parse(areaManifestSchema, { ...manifest, name: 'mf-site-backup' }).name).toBe('mf-site-backup');
  expect(splitPartName('mf-site-backup/list')).toEqual({ area: 'mf-site-backup', part: 'list' });
});

test('a part name consists of an area and a part', () => {
  expect(splitPartName('mf-connection/connections-card')).toEqual({ area: 'mf-connection', part: 'connections-card' });
  for (const name of ['mf-connection/', 'mf-connection', 'other/part', 'mf-/part', ''])
    expect(() => splitPartName(name)).toThrow(RangeError);
});
