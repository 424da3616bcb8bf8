import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../build/publish';
import { readRegistry, writeRegistry } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import { deploy, rollback } from '../deploy';
import { builtRelease } from '../stored/source';
import { FolderStore } from '../targets/folder-store';
import { Target } from '../targets/target';
import { Folders } from '../testing/fake-set';
import { registryIn } from './registry-text';

const folders = new Folders();
afterAll(folders.remove);

const area = 'mf-settings';
const file = 'security.de.json';

/** Builds a set with German texts of `mf-settings`. @returns its folder, and the path of the texts */
function builtWithTexts(version: string, text: string): { set: string; path: string } {
  const set = folders.built(version, { [area]: {} });
  const registryFile = join(set, 'registry.json');
  const registry = readRegistry(registryFile);
  const entry = registry?.areas[area];
  if (!registry || !entry) throw new Error('The set has no settings.');
  const path = join(set, entry.base, file);
  writeFileSync(path, text);
  compress(path);
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const files = { ...entry.files, [file]: hash };
  writeRegistry(registryFile, { ...registry, areas: { ...registry.areas, [area]: { ...entry, files } } });
  return { set, path };
}

/** Returns a target with the page, and with a release of `mf-settings` that has no texts. */
async function newTarget() {
  const dir = folders.next();
  const target = new Target(new FolderStore(dir));
  const deployFrom = (set: string, unit: 'root-config' | typeof area = area) =>
    deploy(target, builtRelease(set, unit), { unit, isDryRun: false, print: () => {} });
  const first = folders.built('1.0.0', { [area]: {} });
  await deployFrom(first, 'root-config');
  await deployFrom(first);
  return {
    deployFrom,
    rollBack: () => rollback(target, { unit: area, isDryRun: false, print: () => {} }),
    liveVersion: () => registryIn(target.name).areas[area]?.version,
    texts: () => {
      const { base = '', files = {} } = registryIn(target.name).areas[area] ?? {};
      return file in files ? readFileSync(join(dir, base, file), 'utf8') : null;
    },
  };
}

test('texts are part of a release: deploy uploads them, and rollback restores the previous ones', async () => {
  const { deployFrom, rollBack, texts } = await newTarget();
  expect(texts()).toBeNull();
  await deployFrom(builtWithTexts('2.0.0', '{"v":2}').set);
  expect(texts()).toBe('{"v":2}');
  await deployFrom(builtWithTexts('3.0.0', '{"v":3}').set);
  expect(texts()).toBe('{"v":3}');
  await rollBack();
  expect(texts()).toBe('{"v":2}');
  await rollBack();
  expect(texts()).toBeNull();
});

test('deploy refuses texts that differ from their hash', async () => {
  const { deployFrom, liveVersion } = await newTarget();
  const { set, path } = builtWithTexts('2.0.0', '{"v":2}');
  writeFileSync(path, '{"v":"changed"}');
  await expect(deployFrom(set)).rejects.toThrow(DeployError);
  expect(liveVersion()).toBe('1.0.0');
});
