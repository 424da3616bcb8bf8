import { pageStateSample } from '../../testing/page-state-sample';
import { readPageState } from './page-state';

const read = (value: unknown) => readPageState(JSON.stringify(value));

const hash = `sha384-${'A'.repeat(64)}`;
const areaEntry = {
  base: 'mf-settings/1.0.0/',
  version: '1.0.0',
  files: { 'remote.js': hash },
  entry: 'remote.js',
  container: 'flightdeck_mf_settings',
  manifest: { name: 'mf-settings', parts: {}, needs: {} },
  chunks: {},
};
const { manifest: _removed, ...withoutManifest } = areaEntry;

test.each([
  ['null', null],
  ['a text', 'mf-dashboard/1.0.0/'],
  ['without a manifest', withoutManifest],
  ['with a manifest of another type', { ...areaEntry, manifest: [] }],
])(
  'a damaged entry of the registry (%s), or one with an invalid name, removes only its area, and is reported',
  (_what, damaged) => {
    const sample = pageStateSample();
    const areas = { 'mf-settings': areaEntry, 'mf-dashboard': damaged, weather: areaEntry };
    const reading = read({ ...sample, registry: { ...sample.registry, areas } });
    expect(reading).toMatchObject({ ok: true, missing: ['registry.areas.mf-dashboard', 'registry.areas.weather'] });
    expect(reading.ok && Object.keys(reading.state.registry.areas)).toEqual(['mf-settings']);
  },
);
