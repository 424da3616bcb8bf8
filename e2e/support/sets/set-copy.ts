import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { Registry, RegistryEntry } from '@flightdeck/shared/contracts/releases';
import type { PartialRegistry } from '../../../tools/src/build/registry-file';

const builtSet = join(import.meta.dirname, '../../../build/set');

/** A fault in a release of an area. */
export interface Fault {
  /** Functions that return the new content of a file from its current content (empty for a new file), by file name. */
  readonly files?: Readonly<Record<string, (content: string) => string>>;
  /** Changes the registry entry after its hashes are set. */
  readonly entry?: (entry: RegistryEntry) => RegistryEntry;
}

/** Returns the hash of a file in the form of the registry. */
export const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * A copy of the built set for one site, which tests may damage. It contains the embed script and only the releases that the
 * registry names. Builds that run at the same time do not change it.
 */
export class SetCopy {
  readonly #dir: string;
  readonly #original: Registry;
  #releases = 0;
  #isChanged = false;

  /** @param dir folder for the copy */
  constructor(dir: string) {
    this.#dir = dir;
    const file = join(builtSet, 'registry.json');
    if (!existsSync(file)) throw new Error('There is no built set: run "npm run build" first.');
    this.#original = JSON.parse(readFileSync(file, 'utf8')) as Registry;
    const { root, areas, widgets } = this.#original;
    const bases = [root, ...Object.values(areas), ...Object.values(widgets)].flatMap((each) => each?.base ?? []);
    for (const folder of ['embed', ...bases]) cpSync(join(builtSet, folder), join(dir, folder), { recursive: true });
    this.#write(this.#original);
  }

  /** The folder, for a deploy into it. The caller may change the registry, so the next `restore` resets it. */
  get folder(): string {
    this.#isChanged = true;
    return this.#dir;
  }

  /** The registry as it was built. */
  get original(): Registry {
    return this.#original;
  }

  /** The entry of an area as it was built. */
  entry(area: AreaName): RegistryEntry {
    const entry = this.#original.areas[area];
    if (!entry) throw new Error(`The set has no ${area}.`);
    return entry;
  }

  /**
   * Deploys a release of an area with a fault: a new version folder, and a registry with the hashes of its files. All other
   * areas get their built releases.
   */
  deployBroken(area: AreaName, { files = {}, entry: change = (entry) => entry }: Fault): RegistryEntry {
    const original = this.entry(area);
    this.#releases += 1;
    const version = `0.0.0-broken${this.#releases}`;
    const base = `${area}/${version}/`;
    cpSync(join(this.#dir, original.base), join(this.#dir, base), { recursive: true });
    const hashes: Record<string, string> = { ...original.files };
    for (const [name, changeContent] of Object.entries(files)) {
      const file = join(this.#dir, base, name);
      const content = changeContent(existsSync(file) ? readFileSync(file, 'utf8') : '');
      writeFileSync(file, content);
      for (const extension of ['.br', '.gz']) rmSync(file + extension, { force: true });
      hashes[name] = hashOf(content);
    }
    const broken = change({ ...original, base, version, files: hashes });
    this.#isChanged = true;
    this.#write({ ...this.#original, areas: { ...this.#original.areas, [area]: broken } });
    return broken;
  }

  /** Removes an area from the registry. All other areas get their built releases. */
  withdraw(area: AreaName): void {
    const { [area]: _removed, ...areas } = this.#original.areas;
    this.#isChanged = true;
    this.#write({ ...this.#original, areas });
  }

  /** Hides a file of the built release of an area or the root, and its compressed copies. @returns a function that restores them */
  hide(unit: AreaName | 'root-config', name: string): () => void {
    const { base } = unit === 'root-config' ? this.#original.root : this.entry(unit);
    const file = join(this.#dir, base, name);
    const files = ['', '.br', '.gz'].map((extension) => file + extension).filter((each) => existsSync(each));
    for (const each of files) renameSync(each, `${each}.hidden`);
    return () => {
      for (const each of files) renameSync(`${each}.hidden`, each);
    };
  }

  /** Hides the folder of the built release of an area. @returns a function that restores it */
  hideAll(area: AreaName): () => void {
    const folder = join(this.#dir, this.entry(area).base).replace(/\/$/, '');
    renameSync(folder, `${folder}.hidden`);
    return () => renameSync(`${folder}.hidden`, folder);
  }

  /** Restores the registry as it was built. */
  restore(): void {
    if (this.#isChanged) this.#write(this.#original);
    this.#isChanged = false;
  }

  /** Replaces the registry in one step, by renaming a file, as a deploy does. */
  #write(registry: PartialRegistry): void {
    const file = join(this.#dir, 'registry.json');
    writeFileSync(`${file}.next`, JSON.stringify(registry));
    renameSync(`${file}.next`, file);
  }
}
