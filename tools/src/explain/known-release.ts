import { isAreaName } from '@flightdeck/shared/contracts/area-names';
import { foldersOf, pageUnit, type Release, releaseOf, stagedOf, type VersionFolder } from '../deploy/release';
import type { Target } from '../deploy/target';

const folderIn = (release: Release | undefined, base: string): VersionFolder | undefined =>
  release && foldersOf(release).find((folder) => folder.base === base);

/**
 * Finds a version folder among the live, staged and earlier releases of a target.
 * @param base `mf-settings/0.3.0-5e6f7a8b/`
 */
export async function knownFolder(target: Target, base: string): Promise<VersionFolder | undefined> {
  const registry = await target.read();
  const [name = '', version] = base.split('/');
  const area = name.replace(/-widgets$/, '');
  const unit = isAreaName(area) ? area : pageUnit;
  const live = folderIn(releaseOf(registry, unit), base);
  if (live) return live;
  const staged = stagedOf(registry, unit)?.release;
  const earlier = (registry.history?.[unit] ?? [])
    // Embed script and widgets have their own versions.
    .filter((item) => name !== unit || item.version === version)
    .map(({ release }) => release);
  for (const file of new Set([...(staged ? [staged] : []), ...earlier.reverse()])) {
    const found = folderIn(await target.release(file), base);
    if (found) return found;
  }
  return undefined;
}
