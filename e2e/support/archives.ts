import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type UnitName, versionOf } from '../../tools/src/deploy/release';
import { archiveFolder, type OpenArchive, openArchive } from '../../tools/src/release/archive';
import { compareVersions, splitReleaseName } from '../../tools/src/release/versions';

const folder = join(import.meta.dirname, '../..', archiveFolder);

/**
 * The last release of an area or the page that is not the one that was built: what may be live when this one comes. Where
 * there is none but the built one, that.
 * @param built version of the built one
 */
export function previousRelease(unit: UnitName, built: string): OpenArchive {
  const versions = readdirSync(folder)
    .map((file) => splitReleaseName(file.replace(/\.zip$/, '')))
    .flatMap((parts) => (parts?.name === unit ? [parts.version] : []))
    .sort(compareVersions)
    .reverse();
  const archives = versions.map((version) => openArchive(readFileSync(join(folder, `${unit}@${version}.zip`))));
  const previous = archives.find(({ info: { release } }) => release && versionOf(release) !== built) ?? archives[0];
  if (!previous) throw new Error(`There is no release of ${unit} in ${archiveFolder}.`);
  return previous;
}
