import { zipSync } from 'fflate';
import { refuseInvalidNames } from './archive-names';

/** A file of an archive. Its name separates folders with `/`. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** All files have the earliest date of the ZIP format, so that identical files give identical archives. */
const mtime = new Date(1980, 0, 1);
/** Code of Unix in the ZIP format: `attrs` contains a Unix file mode. */
const os = 3;
/** File mode: everybody may read the file, its owner may write it. */
const attrs = 0o100644 << 16;

/**
 * Returns an archive that WordPress can install.
 * @throws Error when a name is invalid or conflicts with another one (archive-names.ts)
 */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  refuseInvalidNames(entries.map(({ name }) => name));
  const files = Object.fromEntries(entries.map(({ name, content }) => [name, content]));
  return Buffer.from(zipSync(files, { level: 9, mtime, os, attrs }));
}
