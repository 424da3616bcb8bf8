/** An object with the content and tag of one read. */
export interface StoredObject {
  readonly body: Buffer;
  /** `ETag` as the store sent it. Conditions need it in the form of `testConditions`. */
  readonly tag: string;
}

export interface PutOptions {
  /** `absent`: write only if the object does not exist. A tag: replace only that version. Without it: always write. */
  readonly only?: 'absent' | { readonly tag: string };
  readonly type: string;
  /** `Cache-Control` header of the object. */
  readonly cache: string;
}

/** Bucket operations that a set needs. Keys are relative to the set's folder in the bucket. */
export interface ObjectStore {
  /** The address given with `--to`. */
  readonly name: string;
  /** Returns null when the object does not exist. */
  get(key: string): Promise<StoredObject | null>;
  /** @returns false when the condition was not met and nothing was written */
  put(key: string, body: Buffer, options: PutOptions): Promise<boolean>;
}
