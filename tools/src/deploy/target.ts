import type { OpenRegistry, Release } from './release';
import type { Switch } from './switch';

/** At once for files on this machine, later for a bucket. */
export type Later<T> = T | Promise<T>;

/** Counts of an upload. */
export interface Brought {
  /** Files of the build. */
  readonly files: number;
  /** Compressed neighbours of such files, for the server that delivers them. */
  readonly compressed: number;
}

/** The place of a set: version folders that never change, and `registry.json`, which is replaced as a whole. */
export interface Target {
  /** As given with `--to`. */
  readonly name: string;
  /** Returns the live registry. @throws DeployError when the registry cannot be understood: it is never guessed at or replaced */
  read(): Later<OpenRegistry>;
  /**
   * Brings the version folders of a release. A folder that exists must be the same.
   * @param dryRun only counts what it would bring, and leaves the target as it is
   */
  upload(release: Release, from: string, dryRun: boolean): Later<Brought>;
  /**
   * Copies the embed script of a page to the address that other pages have written down. The release was uploaded before; a
   * release without one leaves what is there.
   */
  replaceEmbed(release: Release): Later<void>;
  /** Whether the registry has to be written again, though nothing in it changes, to be signed with the keys of this run. */
  wantsToSign(live: OpenRegistry): boolean;
  /** All files of a release are there, unchanged. @throws DeployError naming the first that is not */
  checkFiles(release: Release): Later<void>;
  /** A release that was live once. @throws DeployError when its file is gone */
  release(name: string): Later<Release>;
  /**
   * Compare and swap: lets `make` decide on exactly what is live, and replaces that and nothing newer. `make` may be asked
   * again when somebody else was faster.
   * @param make gives null when there is nothing to change, and throws to refuse
   */
  swap(make: (live: OpenRegistry) => Later<Switch | null>): Promise<boolean>;
}
