import { embedFolder } from '../../build/embed-files';
import type { PartialRegistry } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import type { RegistryChange } from '../registry-changes';
import { checkFile, hashOf, immutableAdvice, rebuildAdvice } from '../releases/file-hash';
import { emptyRegistry, parseRegistry, releaseFrom } from '../releases/registry-text';
import { embedOf, foldersOf, type Release } from '../releases/release';
import { readVersionFolder } from '../releases/set-files';
import { Signer, signaturesFile } from '../signing/signer';
import { type TagForm, testConditions } from './conditions';
import type { ObjectStore, PutOptions } from './object-store';
import type { MaybePromise, Target, UploadCount } from './target';

const registryKey = 'registry.json';
const cacheForever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';
/** Maximum number of simultaneous requests. */
const maxRequests = 8;

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};
const typeOf = (key: string) => contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * A set in a bucket. Conditional writes take the place of a lock: a release file is written only if it does not exist, and the
 * registry only if it is still the one that was read. Two deploys to a store that ignores conditions could overwrite each
 * other unnoticed, so such a store is refused before anything is written to it.
 */
export class BucketTarget implements Target {
  readonly #store: ObjectStore;
  readonly #seconds: number;
  readonly #signer: Signer | undefined;
  #tagForm: TagForm | undefined;

  /**
   * @param seconds how long to retry while other deploys write first
   * @param signer signs registries and checks signatures; without it, registries are unsigned
   */
  constructor(store: ObjectStore, seconds = 30, signer?: Signer) {
    this.#store = store;
    this.#seconds = seconds;
    this.#signer = signer;
  }

  get name(): string {
    return this.#store.name;
  }

  get #registryPlace(): string {
    return `${this.name}/${registryKey}`;
  }

  async read(): Promise<PartialRegistry> {
    return (await this.#readTagged()).live;
  }

  async upload(release: Release, from: string, isDryRun: boolean): Promise<UploadCount> {
    if (!isDryRun) await this.#testStore();
    let uploaded = 0;
    for (const folder of foldersOf(release)) {
      await eachLimited([...readVersionFolder(from, folder, rebuildAdvice)], async ([name, data]) => {
        const key = folder.base + name;
        const isNew = isDryRun
          ? await this.#isMissing(key, hashOf(data))
          : await this.#uploadNew(key, data, hashOf(data));
        if (isNew) uploaded += 1;
      });
    }
    return { files: uploaded, compressed: 0 };
  }

  async replaceEmbed(release: Release): Promise<void> {
    const embed = embedOf(release);
    for (const [name, hash] of Object.entries(embed?.files ?? {}))
      await this.#put(embedFolder + name, await this.#check(`${embed?.base}${name}`, hash), { cache: revalidate });
  }

  async checkFiles(release: Release): Promise<void> {
    for (const { base, files } of foldersOf(release))
      await eachLimited(Object.entries(files), async ([name, hash]) => void (await this.#check(base + name, hash)));
  }

  needsSigning = (live: PartialRegistry): boolean => this.#signer?.needsSigning(live) ?? false;

  async file(path: string, hash: string, next: string): Promise<Buffer> {
    return checkFile(`${this.name}/${path}`, (await this.#store.get(path))?.body ?? null, hash, next);
  }

  async release(name: string): Promise<Release> {
    const stored = await this.#store.get(name);
    return releaseFrom(() => {
      if (!stored) throw new Error('the file does not exist');
      return stored.body.toString();
    }, name);
  }

  async swap(make: (live: PartialRegistry) => MaybePromise<RegistryChange | null>): Promise<boolean> {
    const tagForm = await this.#testStore();
    const deadline = Date.now() + this.#seconds * 1000;
    let lastChange: RegistryChange | null = null;
    for (;;) {
      const { live, tag } = await this.#readTagged();
      // The answer can be lost after a successful write, so compare with the stored content.
      if (lastChange?.isIn(live)) return true;
      const change = await make(live);
      if (!change) return false;
      const signer = this.#signer ?? new Signer([]);
      const sealed = signer.seal(change.registry, live, this.#registryPlace);
      for (const each of [...change.files, ...sealed.files])
        await this.#put(each.name, Buffer.from(each.text), { only: 'absent', cache: cacheForever });
      const only = tag === null ? 'absent' : { tag: tagForm(tag) };
      if (await this.#put(registryKey, Buffer.from(sealed.text), { only, cache: revalidate })) {
        await signer.storeSerial(sealed, this.#registryPlace);
        return true;
      }
      lastChange = change;
      if (Date.now() > deadline)
        throw new DeployError(
          'busy',
          `Other deploys kept changing ${this.#registryPlace} for more than ${this.#seconds} s.`,
          'Run the command again.',
        );
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 200));
    }
  }

  async #readTagged(): Promise<{ readonly live: PartialRegistry; readonly tag: string | null }> {
    const lastSerial = this.#signer?.lastSerial(this.#registryPlace) ?? 0;
    const stored = await this.#store.get(registryKey);
    if (!stored) {
      this.#signer?.checkMissing(lastSerial, this.#registryPlace);
      return { live: emptyRegistry, tag: null };
    }
    const text = stored.body.toString();
    const live = parseRegistry(text, this.#registryPlace);
    if (this.#signer) {
      const signatures = await this.#store.get(signaturesFile(text));
      await this.#signer.check(text, live, signatures?.body.toString() ?? null, lastSerial, this.#registryPlace);
    }
    return { live, tag: stored.tag };
  }

  /** Returns whether a file is not in the bucket yet. @throws DeployError when another file has its name */
  async #isMissing(key: string, hash: string): Promise<boolean> {
    const stored = await this.#store.get(key);
    if (stored) checkFile(`${this.name}/${key}`, stored.body, hash, immutableAdvice);
    return !stored;
  }

  /** Uploads a file, unless the bucket already has it. @returns whether it was uploaded */
  async #uploadNew(key: string, body: Buffer, hash: string): Promise<boolean> {
    for (let attempt = 1; attempt < 5; attempt += 1) {
      if (await this.#put(key, body, { only: 'absent', cache: cacheForever })) return true;
      const stored = await this.#store.get(key);
      if (stored) {
        checkFile(`${this.name}/${key}`, stored.body, hash, immutableAdvice);
        return false;
      }
      // Another deploy of the same release is writing this file.
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
    }
    await this.#check(key, hash);
    return false;
  }

  async #check(key: string, hash: string): Promise<Buffer> {
    return checkFile(`${this.name}/${key}`, (await this.#store.get(key))?.body ?? null, hash, immutableAdvice);
  }

  #put = (key: string, body: Buffer, options: Omit<PutOptions, 'type'>) =>
    this.#store.put(key, body, { ...options, type: typeOf(key) });

  async #testStore(): Promise<TagForm> {
    this.#tagForm ??= await testConditions(this.#store);
    return this.#tagForm;
  }
}

/** Calls a function for each item, at most `maxRequests` calls at a time. */
async function eachLimited<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: maxRequests }, worker));
}
