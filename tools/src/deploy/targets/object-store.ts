/** An object, as one request returned it. */
export interface StoredObject {
  readonly body: Buffer;
  /** `ETag` as the store sent it. Conditions need it in the form that `testConditions` found. */
  readonly tag: string;
}

/** Condition and headers of a write. */
export interface PutOptions {
  /** `absent` writes only if the object does not exist; a tag replaces only that version; undefined always writes. */
  readonly only?: 'absent' | { readonly tag: string };
  /** `Content-Type` header of the object. */
  readonly type: string;
  /** `Cache-Control` header of the object. */
  readonly cache: string;
}

/** Bucket operations that a set needs. Keys are relative to the set's folder in the bucket. */
export interface ObjectStore {
  /** Address of the set's folder, such as `s3://bucket/folder`. */
  readonly name: string;
  /** Returns null when the object does not exist. */
  get(key: string): Promise<StoredObject | null>;
  /** Writes an object. @returns false when the condition was not met, so that nothing was written */
  put(key: string, body: Buffer, options: PutOptions): Promise<boolean>;
}
