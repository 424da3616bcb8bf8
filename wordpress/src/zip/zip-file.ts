import { zipSync } from 'fflate';

/** A file of an archive. Its name separates folders with `/`. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** All files have the first date of the format, so that equal files give equal archives, byte for byte. */
const mtime = new Date(1980, 0, 1);
/** Unix. */
const os = 3;
/** A file that every user may read. */
const attrs = 0o100644 << 16;

/**
 * Returns an archive that WordPress can install.
 * @throws Error when a name points outside the archive or occurs twice
 */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const files = new Map<string, Buffer>();
  for (const { name, content } of entries) {
    if (name.startsWith('/') || name.split('/').includes('..') || files.has(name)) {
      throw new Error(`"${name}" is not a valid name in the archive.`);
    }
    files.set(name, content);
  }
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 9, mtime, os, attrs }));
}
