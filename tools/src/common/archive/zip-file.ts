import JSZip from 'jszip';
import { refuseInvalidNames } from './archive-names';

/** A file of an archive. Its name separates folders with `/`. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** All files have the earliest date of the ZIP format, so that identical files give identical archives. */
const date = new Date(Date.UTC(1980, 0, 1));
/** Everybody may read a file, and its owner may write it. */
const unixPermissions = 0o100644;

/**
 * Returns an archive that WordPress can install.
 * @throws Error when a name is invalid or conflicts with another one (archive-names.ts)
 */
export function zipFile(entries: readonly ZipEntry[]): Promise<Buffer> {
  refuseInvalidNames(entries.map(({ name }) => name));
  const zip = new JSZip();
  for (const { name, content } of entries) zip.file(name, content, { date, unixPermissions, createFolders: false });
  return zip.generateAsync({
    type: 'nodebuffer',
    platform: 'UNIX',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
  });
}
