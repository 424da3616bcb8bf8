import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress } from '../build/publish';
import { type ArchiveInfo, openArchive } from './archive';

/**
 * Unpacks an archive into the layout of a set, and makes the compressed copies for servers.
 * @throws Error that names the problem
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
