import { Bucket, type PutOptions } from './bucket';
import { type TagForm, testConditions } from './conditions';
import type { Store, StoredFile } from './store';

const cacheForever = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};
const typeOf = (path: string) => contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/**
 * A set in a bucket. Conditional writes replace a lock. Two deploys to a store that ignores conditions could overwrite each other
 * unnoticed, so such a store is refused before anything is written to it.
 */
export class BucketStore implements Store {
  readonly name: string;
  readonly seconds: number;
  readonly needsCopies = false;
  readonly #bucket: Bucket;
  #tagForm: TagForm | undefined;

  /** @param to `s3://bucket/folder` @throws DeployError when the name of the bucket is invalid */
  constructor(to: string, seconds = 30) {
    this.#bucket = new Bucket(to);
    this.name = this.#bucket.name;
    this.seconds = seconds;
  }

  get(path: string): Promise<StoredFile | null> {
    return this.#bucket.get(path);
  }

  async checkWritable(): Promise<void> {
    this.#tagForm ??= await testConditions(this.#bucket);
  }

  create(path: string, body: Buffer): Promise<boolean> {
    return this.#put(path, body, { only: 'absent', cache: cacheForever });
  }

  async replace(path: string, body: Buffer): Promise<void> {
    await this.#put(path, body, { cache: revalidate });
  }

  swap(path: string, body: Buffer, tag: string | null): Promise<boolean> {
    const only = tag === null || !this.#tagForm ? 'absent' : { tag: this.#tagForm(tag) };
    return this.#put(path, body, { only, cache: revalidate });
  }

  async exclusively<T>(run: () => Promise<T>): Promise<T> {
    await this.checkWritable();
    return run();
  }

  #put = (path: string, body: Buffer, options: Omit<PutOptions, 'type'>) =>
    this.#bucket.put(path, body, { ...options, type: typeOf(path) });
}
