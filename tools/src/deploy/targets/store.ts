/** A file of a store, as one read returned it. */
export interface StoredFile {
  readonly body: Buffer;
  /** Changes with the content. */
  readonly tag: string;
}

/** A folder or bucket that holds a set. Paths are relative to the set. */
export interface Store {
  /** Path or address of the set. */
  readonly name: string;
  /** How long to wait for other deploys, in seconds. */
  readonly seconds: number;
  /** Whether a file needs compressed copies beside it, because its web server compresses nothing. */
  readonly needsCopies: boolean;
  /** Returns null when the file does not exist. */
  get(path: string): Promise<StoredFile | null>;
  /** Refuses a store in which these paths can't be written, before the first write. @throws DeployError */
  checkWritable(paths: readonly string[]): Promise<void>;
  /** Writes a file that never changes. @returns false when a file with this name exists, or another process is writing it */
  create(path: string, body: Buffer): Promise<boolean>;
  /** Writes a file, or replaces it. */
  replace(path: string, body: Buffer): Promise<void>;
  /**
   * Replaces a file only if it did not change since it was read. Call it in `exclusively`.
   * @param tag of the file that was read; null if it did not exist
   * @returns false when another process was faster
   */
  swap(path: string, body: Buffer, tag: string | null): Promise<boolean>;
  /** Runs a function that swaps a file. Folders let one process do so at a time. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
}
