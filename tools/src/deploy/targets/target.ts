import type { PartialRegistry } from '../../build/registry-file';
import type { RegistryChange } from '../registry-changes';
import type { Release } from '../releases/release';

/** The result of a target's method: a value for a folder, a promise for a bucket. */
export type MaybePromise<T> = T | Promise<T>;

/** Counts of an upload. */
export interface UploadCount {
  /** New files, without compressed copies. */
  readonly files: number;
  /** Compressed copies of these files. */
  readonly compressed: number;
}

/** A folder or bucket with a set: immutable version folders, and `registry.json`, which is always replaced as a whole. */
export interface Target {
  /** Path or address of the set. */
  readonly name: string;
  /**
   * Returns the live registry; an empty one for a new target.
   * @throws DeployError when it is invalid or the signer refuses it, so that it is never replaced
   */
  read(): Promise<PartialRegistry>;
  /**
   * Uploads the version folders of a release. Does not change existing files.
   * @param from folder of the set that has the files
   * @param isDryRun only counts the files, and changes nothing
   * @throws DeployError when a file in `from` is missing or changed, or a file at the target differs
   */
  upload(release: Release, from: string, isDryRun: boolean): MaybePromise<UploadCount>;
  /**
   * Copies the embed script of a page to its permanent address, which other pages link to. The release must be uploaded. For
   * a release without an embed script, the file at that address stays unchanged.
   */
  replaceEmbed(release: Release): MaybePromise<void>;
  /** Returns whether the unchanged registry must be written again, to be signed with the keys of this run. */
  needsSigning(live: PartialRegistry): boolean;
  /** Checks that all files of a release exist unchanged. @throws DeployError with the name of the first that does not */
  checkFiles(release: Release): MaybePromise<void>;
  /**
   * Returns a file with the expected hash. @throws DeployError when it is missing or has another hash
   * @param next advice for the error message
   */
  file(path: string, hash: string, next: string): MaybePromise<Buffer>;
  /** Returns the release in a release file. @throws DeployError when the file is missing or invalid */
  release(name: string): MaybePromise<Release>;
  /**
   * Compare-and-swap: calls `make` with the live registry, and replaces that registry only if it is still live. Calls
   * `make` again when another process wrote first.
   * @param make returns the change, or null when nothing has to change; throws to refuse the change
   * @returns whether the registry was replaced
   */
  swap(make: (live: PartialRegistry) => MaybePromise<RegistryChange | null>): Promise<boolean>;
}
