/** An object as it was read. */
export interface StoredObject {
  readonly body: Buffer;
  /** Condition for a later write: it succeeds only while the object is still this one. */
  readonly tag: string;
}

export interface PutOptions {
  /** `absent`: only where there is nothing yet. A tag: only in place of that very object. Missing: in any case. */
  readonly only?: 'absent' | { readonly tag: string };
  readonly type: string;
  /** `Cache-Control` with which the object is delivered. */
  readonly cache: string;
}

/** Operations of a bucket that a set needs. Keys are relative to the folder of the set in it. */
export interface ObjectStore {
  /** As given with `--to`. */
  readonly name: string;
  /** null when there is none. */
  get(key: string): Promise<StoredObject | null>;
  /** @returns false when the condition was not met and nothing was written */
  put(key: string, body: Buffer, options: PutOptions): Promise<boolean>;
}
