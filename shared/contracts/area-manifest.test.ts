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
  ['an area that does not exist', { ...manifest, name: 'mf-weather' }],
  ['a part in another spelling', { ...manifest, parts: { AtAGlance: { kind: 'screen' } } }],
  ['a kind that does not exist', { ...manifest, parts: { card: { kind: 'panel' } } }],
  ['a shown part without area', { ...manifest, parts: { card: { kind: 'part', shows: ['card'] } } }],
])('%s is refused', (_what, data) => {
  expect(v.safeParse(areaManifestSchema, data).success).toBe(false);
});

test('area.json has no needs; the build adds them', () => {
  expect(() => v.parse(areaJsonSchema, manifest)).toThrow('needs');
  const { needs: _worked, ...written } = manifest;
  expect(v.parse(areaJsonSchema, written)).toMatchObject({ name: 'mf-dashboard' });
});

test('a part name consists of an area and a part', () => {
  expect(splitPartName('mf-connection/connections-card')).toEqual({ area: 'mf-connection', part: 'connections-card' });
  expect(() => splitPartName('mf-connection/')).toThrow(RangeError);
});
