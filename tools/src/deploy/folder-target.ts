import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { registrySchema } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';
import { FolderLock } from './folder-lock';
import { DeployError } from './outcome';
import { foldersOf, type OpenRegistry, parseRelease, type Release } from './release';
import type { Switch } from './switch';

const empty: OpenRegistry = { protocol: 1, areas: {}, widgets: {} };

const targetError = (message: string, next: string) => new DeployError('target', message, next);

/** A set in a folder: version folders that never change, and `registry.json` that is replaced as a whole. */
export class FolderTarget {
  readonly #dir: string;
  readonly #lock: FolderLock;

  /** @param seconds how long another deploy is waited for */
  constructor(dir: string, seconds = 30) {
    this.#dir = dir;
    this.#lock = new FolderLock(dir, seconds);
  }

  /** What is live. @throws DeployError when the registry cannot be understood: it is never guessed at or replaced */
  read(): OpenRegistry {
    const file = join(this.#dir, 'registry.json');
    if (!existsSync(file)) return empty;
    const next = 'Put back a sound registry.json there, or name another folder with --to.';
    try {
      const result = v.safeParse(registrySchema, JSON.parse(readFileSync(file, 'utf8')));
      if (result.success) return result.output;
      const [issue] = result.issues;
      throw targetError(`${file} is of another form: ${v.getDotPath(issue) ?? 'top'}: ${issue.message}`, next);
    } catch (error) {
      if (error instanceof DeployError) throw error;
      throw targetError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, next);
    }
  }

  /** Brings the version folders of a release here. What is there already must be the same. @returns files that were copied */
  upload(release: Release, from: string): number {
    let copied = 0;
    for (const { base, files } of foldersOf(release)) {
      checkFiles(join(from, base), files, 'Build it again: npm run build.');
      if (existsSync(join(this.#dir, base))) this.#checkPresent(base, files);
      else copied += this.#copy(join(from, base), base, files);
    }
    return copied;
  }

  /** The embed script, whose address other pages have written down, so that it is replaced and not put beside the old one. */
  replaceEmbed(from: string): void {
    const folder = 'embed/1';
    if (!existsSync(join(from, folder))) return;
    for (const name of readdirSync(join(from, folder)))
      replace(join(this.#dir, folder, name), readFileSync(join(from, folder, name)));
  }

  /** All files of a release are here, unchanged. @throws DeployError naming the first that is not */
  checkFiles(release: Release): void {
    for (const { base, files } of foldersOf(release)) this.#checkPresent(base, files);
  }

  /** A release that was live once. @throws DeployError when its file is gone */
  release(name: string): Release {
    try {
      return parseRelease(readFileSync(join(this.#dir, name), 'utf8'));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw targetError(`${name} cannot be read: ${why}`, 'Deploy that release again from its sources.');
    }
  }

  /**
   * Compare and swap: reads what is live, lets `make` decide on exactly that, and replaces it, while nobody else can.
   * @param make gives null when there is nothing to change, and throws to refuse
   */
  async swap(make: (live: OpenRegistry) => Switch | null): Promise<boolean> {
    mkdirSync(this.#dir, { recursive: true });
    return this.#lock.hold(() => {
      const change = make(this.read());
      if (!change) return false;
      for (const { name, text } of change.files) {
        const file = join(this.#dir, name);
        if (!existsSync(file)) replace(file, text);
      }
      const text = `${JSON.stringify(v.parse(registrySchema, change.registry), null, 1)}\n`;
      if (!this.#lock.isOurs)
        throw new DeployError('busy', 'The lock of the set was taken away.', 'Run the command again.');
      replace(join(this.#dir, 'registry.json'), text);
      return true;
    });
  }

  #checkPresent(base: string, files: Readonly<Record<string, string>>): void {
    checkFiles(join(this.#dir, base), files, 'A version folder never changes: remove it and deploy again.');
  }

  #copy(from: string, base: string, files: Readonly<Record<string, string>>): number {
    const target = join(this.#dir, base);
    const unit = dirname(target);
    const unfinished = join(unit, `.unfinished-${process.pid}-${Date.now()}`);
    mkdirSync(unfinished, { recursive: true });
    const names = readdirSync(from).filter((name) => name.replace(/\.(br|gz)$/, '') in files || name in files);
    for (const name of names) copyFileSync(join(from, name), join(unfinished, name));
    try {
      renameSync(unfinished, target);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Somebody else brought the same release meanwhile.
      if (!existsSync(target)) throw error;
    }
    this.#checkPresent(base, files);
    return names.length;
  }
}

function checkFiles(folder: string, files: Readonly<Record<string, string>>, next: string): void {
  for (const [name, hash] of Object.entries(files)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw targetError(`${file} is missing.`, next);
    if (`sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}` !== hash)
      throw targetError(`${file} is not the file that was built.`, next);
  }
}

/** A reader sees the old file or the new one, also after a loss of power. */
function replace(file: string, text: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const handle = openSync(unfinished, 'w');
  writeFileSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}
