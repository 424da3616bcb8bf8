import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embedFolder } from '../../build/embed-files';
import { compressed, compressible } from '../../build/publish';
import type { PartialRegistry } from '../../build/registry-file';
import { replaceFile, statInside } from '../../common/folders/folder-files';
import { FolderLock } from '../../common/folders/folder-lock';
import { DeployError } from '../../common/outcome';
import type { RegistryChange } from '../registry-changes';
import { checkFile, immutableAdvice, rebuildAdvice } from '../releases/file-hash';
import { emptyRegistry, parseRegistry, releaseFrom } from '../releases/registry-text';
import { embedOf, foldersOf, type Release, type VersionFolder } from '../releases/release';
import { checkCompressed, readSetFile, readVersionFolder } from '../releases/set-files';
import { Signer, signaturesFile } from '../signing/signer';
import { removeLeftovers, writeVersionFolder, writing } from './folder-writes';
import type { MaybePromise, Target, UploadCount } from './target';

/** A set in a folder. Its registry is replaced under a lock, by renaming a complete new file. */
export class FolderTarget implements Target {
  readonly name: string;
  readonly #lock: FolderLock;
  readonly #signer: Signer | undefined;

  /**
   * @param seconds how long to wait for another deploy
   * @param signer signs registries and checks signatures; without it, registries are unsigned
   */
  constructor(dir: string, seconds = 30, signer?: Signer) {
    this.name = dir;
    this.#lock = new FolderLock(join(dir, '.deploy'), seconds);
    this.#signer = signer;
  }

  async read(): Promise<PartialRegistry> {
    const place = this.#at('registry.json');
    const lastSerial = this.#signer?.lastSerial(place) ?? 0;
    const text = readSetFile(this.name, 'registry.json')?.toString();
    if (text === undefined) {
      this.#signer?.checkMissing(lastSerial, place);
      return emptyRegistry;
    }
    const registry = parseRegistry(text, place);
    const signatures = readSetFile(this.name, signaturesFile(text))?.toString() ?? null;
    await this.#signer?.check(text, registry, signatures, lastSerial, place);
    return registry;
  }

  upload(release: Release, from: string, isDryRun: boolean): Promise<UploadCount> {
    return writing(this.name, () => this.#upload(release, from, isDryRun));
  }

  #upload(release: Release, from: string, isDryRun: boolean): UploadCount {
    const uploaded = { files: 0, compressed: 0 };
    this.#refuseLinks(release);
    if (!isDryRun)
      removeLeftovers(
        this.name,
        foldersOf(release).map(({ base }) => base),
      );
    for (const folder of foldersOf(release)) {
      const files = readVersionFolder(from, folder, rebuildAdvice);
      if (existsSync(this.#at(folder.base))) this.#check(folder);
      else {
        uploaded.files += files.size;
        // Each compressible file has two copies: `.br` and `.gz`.
        uploaded.compressed += 2 * [...files.keys()].filter((name) => compressible.test(name)).length;
        if (isDryRun) continue;
        writeVersionFolder(this.name, folder.base, files);
        this.#check(folder);
      }
    }
    return uploaded;
  }

  replaceEmbed(release: Release): Promise<void> {
    return writing(this.name, () => {
      const embed = embedOf(release);
      if (embed) this.#replaceEmbed(embed);
    });
  }

  #replaceEmbed(embed: VersionFolder): void {
    for (const [name, data] of readVersionFolder(this.name, embed, immutableAdvice)) {
      const file = embedFolder + name;
      for (const [suffix, packed] of Object.entries(compressed(data))) replaceFile(this.name, file + suffix, packed);
      replaceFile(this.name, file, data);
    }
  }

  checkFiles(release: Release): void {
    for (const folder of foldersOf(release)) this.#check(folder);
  }

  needsSigning = (live: PartialRegistry): boolean => this.#signer?.needsSigning(live) ?? false;

  file(path: string, hash: string, next: string): Buffer {
    return checkFile(this.#at(path), readSetFile(this.name, path), hash, next);
  }

  release(name: string): Release {
    return releaseFrom(() => {
      const text = readSetFile(this.name, name);
      if (!text) throw new Error('the file does not exist');
      return text.toString();
    }, name);
  }

  swap(make: (live: PartialRegistry) => MaybePromise<RegistryChange | null>): Promise<boolean> {
    return writing(this.name, () =>
      this.#lock.hold(async () => {
        const live = await this.read();
        const change = await make(live);
        if (!change) return false;
        await this.#replaceRegistry(change, live);
        return true;
      }),
    );
  }

  async #replaceRegistry(
    { registry, files }: Pick<RegistryChange, 'registry' | 'files'>,
    live: PartialRegistry,
  ): Promise<void> {
    const place = this.#at('registry.json');
    const signer = this.#signer ?? new Signer([]);
    const sealed = signer.seal(registry, live, place);
    for (const each of [...files, ...sealed.files])
      if (!statInside(this.name, each.name)) replaceFile(this.name, each.name, each.text);
    this.#checkLock();
    replaceFile(this.name, 'registry.json', sealed.text);
    await signer.storeSerial(sealed, place);
  }

  #checkLock(): void {
    if (!this.#lock.isOurs)
      throw new DeployError('busy', 'Another process took the lock of the set.', 'Run the command again.');
  }

  #at = (name: string) => join(this.name, name);

  #check(folder: VersionFolder): void {
    readVersionFolder(this.name, folder, immutableAdvice);
    checkCompressed(this.name, folder, immutableAdvice);
  }

  /** Refuses links at all paths to which a deploy of a release writes. */
  #refuseLinks(release: Release): void {
    const bases = foldersOf(release).map(({ base }) => base);
    // Release files are beside the version folders: `mf-settings/releases` for `mf-settings/1.0.0/`.
    const releases = bases.map((base) => base.replace(/[^/]+\/$/, 'releases'));
    const embed = Object.keys(embedOf(release)?.files ?? {}).map((name) => embedFolder + name);
    for (const path of [...bases, ...releases, ...embed, '.deploy', 'signatures']) statInside(this.name, path);
  }
}
