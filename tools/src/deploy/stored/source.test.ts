import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderStore } from '../targets/folder-store';
import { Target } from '../targets/target';
import { deployBuilt, Folders } from '../testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);

const page = folders.built('1.0.0', {});
const built = folders.built('8.0.0', { 'mf-settings': {} });

/** Returns a built set whose area has further files. @param version of the area */
function setWith(furtherFiles: readonly string[], version = '8.0.0'): string {
  const set = folders.copy(built);
  const file = join(set, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const entry = registry.areas['mf-settings'];
  const folder = join(set, 'mf-settings', version);
  if (!existsSync(folder)) cpSync(join(set, entry.base), folder, { recursive: true });
  for (const name of furtherFiles) {
    cpSync(join(folder, 'area.js'), join(folder, name));
    entry.files[name] = entry.files['area.js'];
  }
  registry.areas['mf-settings'] = { ...entry, version, base: `mf-settings/${version}/` };
  writeFileSync(file, JSON.stringify(registry));
  return set;
}

/** Deploys the area of a set to a set with a page. @returns whether the target then has the area's version folder */
async function deployArea(set: string, version = '8.0.0'): Promise<boolean> {
  const target = new Target(new FolderStore(folders.copy(page)));
  await deployBuilt(target, set, 'mf-settings');
  return existsSync(join(target.name, 'mf-settings', version));
}

test.each([
  'a.php',
  'a.php.js',
  'a.php.json',
  'a.phtml',
  'a.cgi',
  'a.html',
  'a.svg',
  'a.wasm',
  'a.map',
  'web.config',
  'a',
  'a.js.',
  'a.JS',
])('does not deploy a release with the file %s', async (name) => {
  await expect(deployArea(setWith([name]))).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringContaining(`${name}, which is not a file that the build makes`),
  });
});

test('deploys the kinds of files that the build makes', async () => {
  expect(await deployArea(setWith(['17.js', 'page.00e5c9d9.css', 'connections-card_2.de.json']))).toBe(true);
});
