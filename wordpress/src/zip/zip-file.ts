import { zipSync } from 'fflate';

/** A file of an archive; its name has `/` between folders. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** All files are of the first day the format knows: the same files make the same archive, byte for byte. */
const mtime = new Date(1980, 0, 1);
/** Unix. */
const os = 3;
/** A file that everybody may read. */
const attrs = 0o100644 << 16;

/**
 * An archive as WordPress installs it.
 * @throws Error when a name leads out of the archive, or stands in it twice
 */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const files = new Map<string, Buffer>();
  for (const { name, content } of entries) {
    if (name.startsWith('/') || name.split('/').includes('..') || files.has(name)) {
      throw new Error(`"${name}" cannot stand in the archive.`);
    }
    files.set(name, content);
  }
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 9, mtime, os, attrs }));
}
