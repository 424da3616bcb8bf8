import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkFolder, immutable, rebuild } from './file-hash';
import { ensureFolder, replaceFile } from './folder-files';
import { FolderLock } from './folder-lock';
import { DeployError } from './outcome';
import { emptyRegistry, parseRegistry, registryText, releaseFrom } from './registry-text';
import { foldersOf, type OpenRegistry, type Release } from './release';
import type { Switch } from './switch';
import type { Brought, Later, Target } from './target';

/** How the compressed neighbours of a file end. */
const packed = /\.(br|gz)$/;

/** A set in a folder. Its registry is replaced under a lock, by renaming a whole new file into place. */
export class FolderTarget implements Target {
  readonly name: string;
  readonly #lock: FolderLock;

  /** @param seconds how long another deploy is waited for */
  constructor(dir: string, seconds = 30) {
    this.name = dir;
    this.#lock = new FolderLock(dir, seconds);
  }

  read(): OpenRegistry {
    const file = this.#at('registry.json');
    if (!existsSync(file)) return emptyRegistry;
    return parseRegistry(readFileSync(file, 'utf8'), file);
  }

  upload(release: Release, from: string, dryRun: boolean): Brought {
    const brought = { files: 0, compressed: 0 };
    for (const { base, files } of foldersOf(release)) {
      checkFolder(join(from, base), files, rebuild);
      if (existsSync(this.#at(base))) checkFolder(this.#at(base), files, immutable);
      else {
        const names = readdirSync(join(from, base)).filter(
          (name) => name.replace(packed, '') in files || name in files,
        );
        for (const name of names) brought[name in files ? 'files' : 'compressed'] += 1;
        if (!dryRun) this.#copy(join(from, base), base, files, names);
      }
    }
    return brought;
  }

  replaceEmbed(from: string): void {
    const folder = 'embed/1';
    if (!existsSync(join(from, folder))) return;
    for (const name of readdirSync(join(from, folder)))
      replaceFile(this.#at(join(folder, name)), readFileSync(join(from, folder, name)));
  }

  checkFiles(release: Release): void {
    for (const { base, files } of foldersOf(release)) checkFolder(this.#at(base), files, immutable);
  }

  release(name: string): Release {
    return releaseFrom(() => readFileSync(this.#at(name), 'utf8'), name);
  }

  swap(make: (live: OpenRegistry) => Later<Switch | null>): Promise<boolean> {
    return this.#lock.hold(async () => {
      const change = await make(this.read());
      if (!change) return false;
      for (const { name, text } of change.files) {
        const file = this.#at(name);
        if (!existsSync(file)) replaceFile(file, text);
      }
      const text = registryText(change.registry);
      if (!this.#lock.isOurs)
        throw new DeployError('busy', 'The lock of the set was taken away.', 'Run the command again.');
      replaceFile(this.#at('registry.json'), text);
      return true;
    });
  }

  #at = (name: string) => join(this.name, name);

  #copy(from: string, base: string, files: Readonly<Record<string, string>>, names: readonly string[]): void {
    const target = this.#at(base);
    const unfinished = join(dirname(target), `.unfinished-${process.pid}-${Date.now()}`);
    ensureFolder(unfinished);
    for (const name of names) copyFileSync(join(from, name), join(unfinished, name));
    try {
      renameSync(unfinished, target);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Somebody else brought the same release meanwhile.
      if (!existsSync(target)) throw error;
    }
    checkFolder(target, files, immutable);
  }
}
