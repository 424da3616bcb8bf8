import { type Zippable, zipSync } from 'fflate';

/** A file of an archive. Its name separates folders with `/`. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

const unix = 3;
/** Everybody may read a file, and its owner may write it. */
const permissions = 0o100644;

/**
 * Returns an archive that WordPress can install. All files have the earliest date of the ZIP format, so that identical files give
 * identical archives.
 */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const files: Zippable = {};
  for (const { name, content } of entries) files[name] = [content, { os: unix, attrs: permissions << 16 }];
  return Buffer.from(zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) }));
}
