import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compressed, compressible } from '../../build/publish';
import { followAccess } from '../../common/folders/folder-access';
import { ensureFolder, randomName } from '../../common/folders/folder-files';
import { targetError } from '../../common/outcome';

/**
 * Writes a version folder with compressed copies of its files. Makes the copies here, because those of a build have no hashes to check.
 * @param base path of the folder in the set
 */
export function writeVersionFolder(set: string, base: string, files: ReadonlyMap<string, Buffer>): void {
  const target = join(set, base);
  ensureFolder(set, dirname(base));
  const temporaryFolder = join(dirname(target), `.unfinished-${randomName()}`);
  try {
    mkdirSync(temporaryFolder);
    for (const [name, data] of files) {
      const file = join(temporaryFolder, name);
      const copies = compressible.test(name) ? Object.entries(compressed(data)) : [];
      for (const [suffix, content] of [['', data] as const, ...copies]) {
        writeFileSync(file + suffix, content, { flag: 'wx' });
        followAccess(file + suffix, set);
      }
    }
    followAccess(temporaryFolder, set);
    renameSync(temporaryFolder, target);
  } catch (error) {
    rmSync(temporaryFolder, { recursive: true, force: true });
    // Another process may have published the same release at the same time.
    if (!existsSync(target)) throw error;
  }
}

/** Matches files and folders that a deploy renames once they are complete. */
const temporaryName = /^\.(unfinished-|.+\.)[0-9a-f]{24}$/;
/** A deploy that is still running has changed its files since then, in ms. */
const leftoverAge = 10 * 60_000;

/** Removes what killed deploys have left in a set. @param bases paths of the version folders that this deploy writes */
export function removeLeftovers(set: string, bases: readonly string[]): void {
  const units = bases.map((base) => dirname(base));
  const folders = ['.', 'signatures', 'embed/1', '.deploy', ...units, ...units.map((unit) => join(unit, 'releases'))];
  for (const folder of folders.map((each) => join(set, each)).filter(existsSync))
    for (const name of readdirSync(folder).filter((each) => temporaryName.test(each))) {
      const path = join(folder, name);
      const { mtimeMs } = lstatSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
      if (Date.now() - mtimeMs > leftoverAge) rmSync(path, { recursive: true, force: true });
    }
}

const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'Free space on the disk (docs/how-to/deploy.md, "Delete old releases"), then run the command again.',
  EDQUOT: 'Free space, or ask for a larger quota, then run the command again.',
};

/** Runs a function that writes to a set. @throws DeployError with cause and remedy when the system refuses a write */
export async function writing<T>(set: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    throw targetError(
      `${set} can't be written: ${error.message}`,
      remedies[String(error.code)] ??
        `Check the permissions of ${basename(set)} and its disk, then run the command again.`,
    );
  }
}
