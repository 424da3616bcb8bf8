import { replaceFile } from '../../common/folders/folder-files';
import { readSetFile } from '../releases/set-files';
import type { ObjectStore } from '../targets/object-store';
import type { MaybePromise } from '../targets/target';

/** A folder or bucket with source maps. A map has the path of its file in the set, followed by `.map`. */
export interface MapStore {
  /** Address, for messages. */
  readonly name: string;
  /** Returns a source map; null when there is none at this path. */
  get(path: string): MaybePromise<Buffer | null>;
  /** Writes a source map; replaces an existing one. */
  put(path: string, data: Buffer): MaybePromise<void>;
}

/** Source maps in a folder. */
export class FolderMaps implements MapStore {
  readonly name: string;
  readonly #folder: string;

  /** @param name for messages; default: the folder */
  constructor(folder: string, name = folder) {
    this.name = name;
    this.#folder = folder;
  }

  get(path: string): Buffer | null {
    try {
      return readSetFile(this.#folder, path);
    } catch {
      // A link or a folder with the name of a source map counts as missing.
      return null;
    }
  }

  put(path: string, data: Buffer): void {
    replaceFile(this.#folder, path, data);
  }
}

/** Source maps in a bucket. */
export class BucketMaps implements MapStore {
  readonly #store: ObjectStore;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  get name(): string {
    return this.#store.name;
  }

  async get(path: string): Promise<Buffer | null> {
    return (await this.#store.get(path))?.body ?? null;
  }

  async put(path: string, data: Buffer): Promise<void> {
    // Caches have no use for source maps: only `npm run explain` reads them.
    await this.#store.put(path, data, { type: 'application/json', cache: 'private, no-store' });
  }
}
