import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress } from '../build/publish';
import { mapsOf } from '../build/source-maps';
import { FolderMaps } from '../deploy/map-store';
import { type ArchiveInfo, openArchive } from './archive';

/**
 * Unpacks an archive into the layout of a set, with its source maps beside it, and makes the compressed copies for servers.
 * @throws Error that names the problem
 */
export function unpack(archive: string, folder: string): ArchiveInfo {
  const { info, files, maps } = openArchive(readFileSync(archive));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    compress(file);
  }
  const place = new FolderMaps(mapsOf(folder));
  for (const [path, map] of Object.entries(maps)) place.put(path, map);
  return info;
}
