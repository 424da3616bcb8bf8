import { type Registry, registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { Folders } from '../deploy/testing/fake-set';
import { merged } from './merge';
import { readRegistry } from './registry-file';

const folders = new Folders();
afterAll(folders.remove);

const setOf = (version: string): Registry => {
  const registry = readRegistry(`${folders.built(version, { 'mf-settings': {}, 'mf-dashboard': {} })}/registry.json`);
  const area = registry?.areas['mf-settings'];
  if (!registry || !area) throw new Error('The sample is not a registry.');
  const embed = { base: `embed/${version}/`, version, files: {} };
  return { ...registry, root: { ...registry.root, embed }, widgets: { 'mf-settings': area } };
};
const current: Registry = {
  ...setOf('1.0.0'),
  history: { 'mf-dashboard': [{ what: 'deploy', version: '1.0.0', release: 'x.json', at: '2026-01-01' }] },
};
const built = setOf('2.0.0');

const versions = ({ root, areas, widgets }: Registry) => [
  root.version,
  areas['mf-settings']?.version,
  areas['mf-dashboard']?.version,
  widgets['mf-settings']?.version,
  root.embed?.version,
];

test.each([
  ['nothing', [], ['1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['an area', [{ kind: 'area', area: 'mf-settings' }], ['1.0.0', '2.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['its widgets', [{ kind: 'widgets', area: 'mf-settings' }], ['1.0.0', '1.0.0', '1.0.0', '2.0.0', '1.0.0']],
  ['the page', [{ kind: 'page' }], ['2.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['the embed script', [{ kind: 'embed' }], ['1.0.0', '1.0.0', '1.0.0', '1.0.0', '2.0.0']],
] as const)(
  'a build of %s changes nothing else, and keeps releases that were deployed during the build',
  (_what, units, after) => {
    const result = merged(current, built, units);
    expect(versions(result)).toEqual(after);
    expect(result.history).toEqual(current.history);
    expect(v.safeParse(registrySchema, result).success).toBe(true);
    expect(versions(current)).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']);
  },
);
