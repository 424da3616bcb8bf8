import { embedFolder } from '../../build/embed-files';
import { compressed, compressible, hashOf } from '../../build/publish';
import { emptyRegistry, type PartialRegistry, parseRegistry } from '../../build/registry-file';
import { DeployError, targetError } from '../../common/outcome';
import type { RegistryChange } from '../registry-changes';
import { checkCopy, checkFile, immutableAdvice } from '../releases/file-hash';
import { embedOf, foldersOf, pageUnit, parseRelease, type Release, releaseOf, type Source } from '../releases/release';
import { Signer, signaturesFile } from '../signing/signer';
import { eachLimited } from './each-limited';
import type { Store, StoredFile } from './store';

const registryFile = 'registry.json';

/** A set in a store: immutable version folders, and `registry.json`, which is always replaced as a whole. */
export class Target {
  readonly #store: Store;
  readonly #signer: Signer | undefined;

  /** @param signer signs registries and checks signatures; without it, nothing is checked, and registries are unsigned */
  constructor(store: Store, signer?: Signer) {
    this.#store = store;
    this.#signer = signer;
  }

  /** Path or address of the set. */
  get name(): string {
    return this.#store.name;
  }

  /**
   * Returns the live registry; an empty one for a new target.
   * @throws DeployError when it is invalid or the signer refuses it, so that it is never replaced
   */
  async read(): Promise<PartialRegistry> {
    return (await this.#readTagged()).live;
  }

  /**
   * Uploads the version folders of a release. Does not change existing files.
   * @param isDryRun only counts the files, and changes nothing
   * @returns the number of new files
   * @throws DeployError when a file of the source is missing or changed, or a file at the target differs
   */
  async upload({ release, file }: Source, isDryRun: boolean): Promise<number> {
    const paths = pathsOf(release);
    const contents: (readonly [path: string, data: Buffer])[] = [];
    await eachLimited(paths, async ([path, hash]) => void contents.push([path, await file(path, hash)]));
    if (!isDryRun) await this.#checkWritable(release);
    let uploaded = 0;
    await eachLimited(contents, async ([path, data]) => {
      const isNew = isDryRun ? !(await this.#isStored(path, hashOf(data))) : await this.#uploadNew(path, data);
      if (isNew) uploaded += 1;
    });
    return uploaded;
  }

  /**
   * Copies the embed script of the live page, which another deploy may have replaced during the upload, to the permanent address to which
   * other pages link. Prints the script's hash, for pages that pin it.
   */
  async replaceEmbed(print: (line: string) => void): Promise<void> {
    const live = releaseOf(await this.read(), pageUnit);
    const embed = live && embedOf(live);
    if (!embed) return;
    for (const [name, hash] of Object.entries(embed.files)) {
      const data = await this.file(embed.base + name, hash);
      for (const [suffix, copy] of this.#copiesOf(name, data))
        await this.#store.replace(embedFolder + name + suffix, copy);
      await this.#store.replace(embedFolder + name, data);
    }
    print(`Embed script: ${embed.base}embed.js ${embed.files['embed.js']}`);
  }

  /** Returns whether the unchanged registry must be written again, to be signed with the keys of this run. */
  needsSigning = (live: PartialRegistry): boolean => this.#signer?.needsSigning(live) ?? false;

  /** Checks that all files of a release exist unchanged. @throws DeployError with the name of one that does not */
  checkFiles(release: Release): Promise<void> {
    return eachLimited(pathsOf(release), async ([path, hash]) => {
      if (!(await this.#isStored(path, hash))) checkFile(this.#at(path), null, hash, immutableAdvice);
    });
  }

  /** Returns a file with the expected hash. @throws DeployError when it is missing or has another hash */
  async file(path: string, hash: string, advice = immutableAdvice): Promise<Buffer> {
    return checkFile(this.#at(path), (await this.#store.get(path))?.body ?? null, hash, advice);
  }

  /** Returns the release in a release file. @throws DeployError when the file is missing or invalid */
  async release(name: string): Promise<Release> {
    const stored = await this.#store.get(name);
    const read = stored ? parseRelease(stored.body.toString(), name) : 'the file does not exist';
    if (typeof read !== 'string') return read;
    throw targetError(`${name} cannot be read: ${read}`, 'Deploy that release again from its sources.');
  }

  /**
   * Compare-and-swap: calls `make` with the live registry, and replaces that registry only if it is still live. Calls
   * `make` again when another process wrote first.
   * @param make returns the change, or null when nothing has to change; throws to refuse the change
   * @returns whether the registry was replaced
   */
  swap(make: (live: PartialRegistry) => RegistryChange | null | Promise<RegistryChange | null>): Promise<boolean> {
    return this.#store.exclusively(async () => {
      const deadline = Date.now() + this.#store.seconds * 1000;
      let lastChange: RegistryChange | null = null;
      for (;;) {
        const { live, stored } = await this.#readTagged();
        // The answer can be lost after a successful write, so compare with the stored content.
        if (lastChange?.isIn(live)) return true;
        const change = await make(live);
        if (!change) return false;
        if (await this.#replaceRegistry(change, live, stored)) return true;
        lastChange = change;
        if (Date.now() > deadline)
          throw new DeployError(
            'busy',
            `Other deploys kept changing ${this.#at(registryFile)} for more than ${this.#store.seconds} s.`,
            'Run the command again.',
          );
        await wait(20 + Math.random() * 200);
      }
    });
  }

  async #replaceRegistry(
    { registry, files }: RegistryChange,
    live: PartialRegistry,
    stored: StoredFile | null,
  ): Promise<boolean> {
    const sealed = (this.#signer ?? new Signer([])).seal(registry, live);
    for (const each of [...files, ...sealed.files]) await this.#store.create(each.name, Buffer.from(each.text));
    return this.#store.swap(registryFile, Buffer.from(sealed.text), stored?.tag ?? null);
  }

  async #readTagged(): Promise<{ readonly live: PartialRegistry; readonly stored: StoredFile | null }> {
    const place = this.#at(registryFile);
    const stored = await this.#store.get(registryFile);
    if (!stored) return { live: emptyRegistry, stored };
    const text = stored.body.toString();
    const live = parseRegistry(text, place);
    if (this.#signer) {
      const signatures = await this.#store.get(signaturesFile(text));
      this.#signer.check(text, live, signatures?.body.toString() ?? null, place);
    }
    return { live, stored };
  }

  /** Returns whether the target has a file. @throws DeployError when another file has its name, or a compressed copy differs from it */
  async #isStored(path: string, hash: string): Promise<boolean> {
    const stored = await this.#store.get(path);
    if (!stored) return false;
    checkFile(this.#at(path), stored.body, hash, immutableAdvice);
    for (const suffix of this.#store.needsCopies ? (['.br', '.gz'] as const) : []) {
      const copy = await this.#store.get(path + suffix);
      if (copy) checkCopy(this.#at(path), suffix, copy.body, hash);
    }
    return true;
  }

  /** Uploads a file, unless the target already has it. @returns whether it was uploaded */
  async #uploadNew(path: string, data: Buffer): Promise<boolean> {
    for (let attempt = 1; !(await this.#isStored(path, hashOf(data))); attempt += 1) {
      // Write the copies first: when the file exists, its copies do too. Replace those that a killed deploy left.
      for (const [suffix, copy] of this.#copiesOf(path, data)) await this.#store.replace(path + suffix, copy);
      if (await this.#store.create(path, data)) return true;
      // Another deploy of the same release is writing this file.
      if (attempt === 5) await this.file(path, hashOf(data));
      await wait(100 * attempt);
    }
    return false;
  }

  #copiesOf = (path: string, data: Buffer) =>
    this.#store.needsCopies && compressible.test(path) ? Object.entries(compressed(data)) : [];

  /** Checks all folders to which a deploy of a release writes. */
  #checkWritable(release: Release): Promise<void> {
    const bases = foldersOf(release).map(({ base }) => base);
    // Release files are beside the version folders: `mf-settings/releases` for `mf-settings/1.0.0/`.
    const releases = bases.map((base) => base.replace(/[^/]+\/$/, 'releases'));
    const embed = Object.keys(embedOf(release)?.files ?? {}).map((name) => embedFolder + name);
    return this.#store.checkWritable([...bases, ...releases, ...embed, 'signatures']);
  }

  #at = (path: string) => `${this.name}/${path}`;
}

/** Returns the files of a release: path relative to the set, and hash. */
const pathsOf = (release: Release) =>
  foldersOf(release).flatMap(({ base, files }) =>
    Object.entries(files).map(([name, hash]) => [base + name, hash] as const),
  );

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
