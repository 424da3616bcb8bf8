import type { PartialRegistry } from '../../build/registry-file';
import type { RegistryChange } from '../registry-changes';
import type { Release } from '../releases/release';

/** A value for files on this machine, a promise for a bucket. */
export type MaybePromise<T> = T | Promise<T>;

/** Counts of an upload. */
export interface UploadCount {
  /** Files of the build. */
  readonly files: number;
  /** Compressed copies of such files, for servers. */
  readonly compressed: number;
}

/** A folder or bucket with a set: immutable version folders, and `registry.json`, which is always replaced as a whole. */
export interface Target {
  /** The address given with `--to`. */
  readonly name: string;
  /** Returns the live registry. @throws DeployError when it is invalid; an invalid registry is never replaced */
  read(): MaybePromise<PartialRegistry>;
  /**
   * Uploads the version folders of a release. An existing folder must have the same content.
   * @param isDryRun only counts the files, and changes nothing
   */
  upload(release: Release, from: string, isDryRun: boolean): MaybePromise<UploadCount>;
  /**
   * Copies the embed script of a page to its permanent address, which other pages link to. The release must be uploaded. For
   * a release without an embed script, the present one stays.
   */
  replaceEmbed(release: Release): MaybePromise<void>;
  /** Returns whether the unchanged registry must be written again, to be signed with the keys of this run. */
  needsSigning(live: PartialRegistry): boolean;
  /** Checks that all files of a release exist unchanged. @throws DeployError with the name of the first that does not */
  checkFiles(release: Release): MaybePromise<void>;
  /**
   * Returns a file with the expected hash. @throws DeployError when it is missing or has another hash
   * @param next what the user can do about it, for the error message
   */
  file(path: string, hash: string, next: string): MaybePromise<Buffer>;
  /** Returns a release that was live before. @throws DeployError when its file is missing */
  release(name: string): MaybePromise<Release>;
  /**
   * Compare-and-swap: calls `make` with the live registry, and replaces that registry only if it is still live. Calls
   * `make` again when another process wrote first.
   * @param make returns null when nothing has to change, and throws to refuse
   * @returns whether the registry was replaced
   */
  swap(make: (live: PartialRegistry) => MaybePromise<RegistryChange | null>): Promise<boolean>;
}
