import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress } from '../build/publish';
import { type ArchiveInfo, openArchive } from './archive';

/**
 * Lays the files of an archive out as in a set, with the compressed neighbours that servers deliver.
 * @throws Error that says what is wrong with the archive
 */
export function unpack(archive: string, folder: string): ArchiveInfo {
  const { info, files } = openArchive(readFileSync(archive));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    compress(file);
  }
  return info;
}
