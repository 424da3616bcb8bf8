import { type Registry, registrySchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { Folders } from '../deploy/testing/fake-set';
import { mergedRegistry } from './merge';
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
const currentRegistry: Registry = {
  ...setOf('1.0.0'),
  history: { 'mf-dashboard': [{ what: 'deploy', version: '1.0.0', release: 'x.json', at: '2026-01-01' }] },
};
const builtRegistry = setOf('2.0.0');

const versions = ({ root, areas, widgets }: Registry) => [
  root.version,
  areas['mf-settings']?.version,
  areas['mf-dashboard']?.version,
  widgets['mf-settings']?.version,
  root.embed?.version,
];

test.each([
  ['no unit', [], ['1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['an area', [{ kind: 'area', area: 'mf-settings' }], ['1.0.0', '2.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['the widgets of an area', [{ kind: 'widgets', area: 'mf-settings' }], ['1.0.0', '1.0.0', '1.0.0', '2.0.0', '1.0.0']],
  ['the page', [{ kind: 'page' }], ['2.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['the embed script', [{ kind: 'embed' }], ['1.0.0', '1.0.0', '1.0.0', '1.0.0', '2.0.0']],
] as const)(
  'a build of %s replaces no other entry of the registry, and keeps the history',
  (_units, units, expectedVersions) => {
    const result = mergedRegistry(currentRegistry, builtRegistry, units);
    expect(versions(result)).toEqual(expectedVersions);
    expect(result.history).toEqual(currentRegistry.history);
    expect(v.safeParse(registrySchema, result).success).toBe(true);
    expect(versions(currentRegistry)).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']);
  },
);
