import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Folders } from '../deploy/testing/fake-set';
import { readRegistry, writeRegistry } from './registry-file';
import { removeAreas } from './removed-areas';

const folders = new Folders();
afterAll(folders.remove);

/** Returns a signed set with two areas, each with widgets and a history. */
function setWithTwoAreas(): string {
  const set = folders.built('1.0.0', { 'mf-settings': {}, 'mf-backup': {} });
  const file = join(set, 'registry.json');
  const registry = readRegistry(file);
  const area = registry?.areas['mf-backup'];
  if (!registry || !area) throw new Error('The sample has no area.');
  for (const widgets of ['mf-backup-widgets', 'mf-settings-widgets']) mkdirSync(join(set, widgets));
  const item = { what: 'deploy', version: '1.0.0', release: 'x.json', at: '2026-01-01' } as const;
  writeRegistry(file, {
    ...registry,
    widgets: { 'mf-backup': area, 'mf-settings': area },
    history: { 'mf-backup': [item], 'mf-settings': [item], 'root-config': [item] },
    signedBy: ['key'],
  });
  return set;
}

test('removes the registry entries and files of areas that the project no longer has, and keeps everything else', async () => {
  const set = setWithTwoAreas();
  await expect(removeAreas(set, ['root-config', 'embed', 'mf-settings', 'mf-settings-widgets'])).resolves.toEqual([
    'mf-backup',
    'mf-backup-widgets',
  ]);
  expect(existsSync(join(set, 'mf-backup'))).toBe(false);
  expect(existsSync(join(set, 'mf-settings'))).toBe(true);
  const registry = readRegistry(join(set, 'registry.json'));
  expect(Object.keys(registry?.areas ?? {})).toEqual(['mf-settings']);
  expect(Object.keys(registry?.widgets ?? {})).toEqual(['mf-settings']);
  expect(Object.keys(registry?.history ?? {})).toEqual(['mf-settings', 'root-config']);
  expect(registry?.signedBy).toBeUndefined();
});

test('removes the widgets of an area that no longer has any', async () => {
  const set = setWithTwoAreas();
  await expect(removeAreas(set, ['mf-backup', 'mf-settings', 'mf-settings-widgets'])).resolves.toEqual([
    'mf-backup-widgets',
  ]);
  const registry = readRegistry(join(set, 'registry.json'));
  expect(Object.keys(registry?.widgets ?? {})).toEqual(['mf-settings']);
  expect(Object.keys(registry?.areas ?? {}).sort()).toEqual(['mf-backup', 'mf-settings']);
});

test('changes nothing, and keeps the signature, when the project still has all areas', async () => {
  const set = setWithTwoAreas();
  const units = ['mf-backup', 'mf-backup-widgets', 'mf-settings', 'mf-settings-widgets'];
  await expect(removeAreas(set, units)).resolves.toEqual([]);
  expect(readRegistry(join(set, 'registry.json'))?.signedBy).toEqual(['key']);
});

test('does nothing before the first build', async () => {
  await expect(removeAreas(folders.next(), ['mf-settings'])).resolves.toEqual([]);
});
