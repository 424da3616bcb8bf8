import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deploy } from '../deploy';
import { registryIn } from '../releases/registry-text';
import type { UnitName } from '../releases/release';
import { Signer } from '../signing/signer';
import { readSigningKeys } from '../signing/signing-keys';
import { builtRelease } from '../stored/source';
import { Folders } from '../testing/fake-set';
import { newSigningKey } from '../testing/fake-signing-key';
import { FolderStore } from './folder-store';
import { Target } from './target';

const folders = new Folders();
afterAll(folders.remove);

const set1 = folders.built('1.0.0', { 'mf-settings': {} });
const newSigner = () => new Signer(readSigningKeys(newSigningKey()));
const deployUnit = async (dir: string, set: string, unit: UnitName, signer?: Signer) =>
  deploy(new Target(new FolderStore(dir, 0.2), signer), builtRelease(set, unit), {
    unit,
    isDryRun: false,
    print: () => {},
  });

test('the target may be a link', async () => {
  const [dir, link] = [folders.next(), folders.next()];
  mkdirSync(dir);
  symlinkSync(dir, link);
  await deployUnit(link, set1, 'root-config');
  expect(registryIn(dir).root?.version).toBe('1.0.0');
});

describe('files of a deploy', () => {
  const umask = process.umask();
  afterEach(() => void process.umask(umask));
  /** Returns the modes of all files and folders of a set, except those of its lock. */
  const modesIn = (dir: string) =>
    new Set(
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .map((entry) => [join(entry.parentPath, entry.name), entry.isDirectory() ? 'folder' : 'file'] as const)
        .filter(([path]) => !path.includes('/.deploy'))
        .map(([path, kind]) => `${kind} ${(statSync(path).mode & 0o7777).toString(8)}`),
    );

  test.each([
    [0o077, 0o755, ['folder 755', 'file 644']],
    [0o027, 0o755, ['folder 755', 'file 644']],
    [0o077, 0o750, ['folder 750', 'file 640']],
    [0o077, 0o2775, ['folder 2775', 'file 664']],
    [0o022, 0o711, ['folder 711', 'file 644']],
    [0o000, 0o700, ['folder 700', 'file 600']],
  ])('with the umask %i, they are readable for all that can open a set with the mode %i', async (mask, mode, modes) => {
    const dir = folders.next();
    mkdirSync(dir);
    chmodSync(dir, mode);
    const signer = newSigner();
    process.umask(mask);
    for (const unit of ['root-config', 'mf-settings'] as const) await deployUnit(dir, set1, unit, signer);
    expect([...modesIn(dir)].sort()).toEqual(modes.sort());
  });

  test('are readable for all in a new set, with any umask', async () => {
    const dir = join(folders.next(), 'new/set');
    process.umask(0o077);
    await deployUnit(dir, set1, 'root-config');
    expect([statSync(dirname(dir)).mode & 0o777, statSync(dir).mode & 0o777]).toEqual([0o755, 0o755]);
    expect(modesIn(dir)).toEqual(new Set(['folder 755', 'file 644']));
  });
});
