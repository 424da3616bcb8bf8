import { Folders } from '../deploy/testing/fake-set';
import { withBuilt } from './built-entry';
import { type PartialRegistry, readRegistry } from './registry-file';

const folders = new Folders();
afterAll(folders.remove);

/** Returns a set with two areas, of which the first one has widgets, and the entries in it. */
function setOf(version: string) {
  const registry = readRegistry(`${folders.built(version, { 'mf-settings': {}, 'mf-dashboard': {} })}/registry.json`);
  const entry = registry?.areas['mf-settings'];
  const embed = registry?.root.embed;
  if (!registry || !entry || !embed) throw new Error('The sample is not a registry.');
  const { embed: _embed, ...root } = registry.root;
  return { registry: { ...registry, widgets: { 'mf-settings': entry } }, entry, root, embed };
}
const live: PartialRegistry = {
  ...setOf('1.0.0').registry,
  history: { 'mf-dashboard': [{ what: 'deploy', version: '1.0.0', release: 'x.json', at: '2026-01-01' }] },
  signedBy: ['key'],
};
const { entry, root, embed } = setOf('2.0.0');

const versions = ({ root, areas, widgets }: PartialRegistry) => [
  root?.version,
  areas['mf-settings']?.version,
  areas['mf-dashboard']?.version,
  widgets['mf-settings']?.version,
  root?.embed?.version,
];

test.each([
  ['an area', { kind: 'area', area: 'mf-settings', entry }, ['1.0.0', '2.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['widgets', { kind: 'widgets', area: 'mf-settings', entry }, ['1.0.0', '1.0.0', '1.0.0', '2.0.0', '1.0.0']],
  ['the page', { kind: 'page', root }, ['2.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0']],
  ['the embed script', { kind: 'embed', embed }, ['1.0.0', '1.0.0', '1.0.0', '1.0.0', '2.0.0']],
] as const)(
  'a build of %s replaces no other entry, and keeps the history without the signature',
  (_unit, built, expected) => {
    const registry = withBuilt(live, built);
    expect(versions(registry)).toEqual(expected);
    expect([registry.history, registry.signedBy]).toEqual([live.history, undefined]);
  },
);
