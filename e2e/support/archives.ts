import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type UnitName, versionOf } from '../../tools/src/deploy/release';
import { archiveFolder, type OpenArchive, openArchive } from '../../tools/src/release/archive';
import { compareVersions, splitReleaseName } from '../../tools/src/release/versions';

const folder = join(import.meta.dirname, '../..', archiveFolder);

/**
 * Returns the last release of an area or the page that differs from the built one, such as the live one before a deploy. If
 * all are equal to it, returns the built one.
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
