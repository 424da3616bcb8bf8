import { audienceRoles } from '@flightdeck/shared/contracts/releases';
import type { PartialRegistry } from '../../build/registry-file';
import { countText } from '../../common/count-text';
import type { Order } from '../order';
import { abortChange, isLive, liveChange, stagingChange } from '../registry-changes';
import { refuseIncompatible } from '../releases/compatibility';
import {
  liveVersion,
  pageUnit,
  type Release,
  releaseFile,
  releaseOf,
  type Source,
  stagedOf,
  type UnitName,
  versionOf,
} from '../releases/release';
import type { Target } from '../targets/target';
import { rolesText } from './roles';
import { stageError } from './stage-failures';

/** Refuses a release while another release of the unit is staged. @throws DeployError */
export function refuseOtherStaged(registry: PartialRegistry, unit: UnitName, release: Release): void {
  const staged = stagedOf(registry, unit);
  if (staged && staged.release !== releaseFile(unit, release).name)
    throw stageError('stage-taken', `${unit} ${staged.entry.version}`);
}

/**
 * Uploads a built release and gives it to some users; the others keep the live one.
 * @throws DeployError when the release is refused, or the target can't be read or written
 */
export async function stage(
  target: Target,
  source: Source,
  roles: readonly string[],
  { unit, isDryRun, print }: Order,
): Promise<void> {
  const { release } = source;
  if (release.kind === 'page' || unit === pageUnit) throw stageError('stage-page', unit);
  const version = versionOf(release);
  const users = rolesText(roles);
  const check = (live: PartialRegistry) => {
    if (isLive(live, unit, release)) throw stageError('stage-live', `${unit} ${version}`);
    if (!releaseOf(live, unit)) throw stageError('stage-first', unit);
    refuseOtherStaged(live, unit, release);
    refuseIncompatible(live, unit, release);
  };
  const live = await target.read();
  check(live);
  print(`Checked: ${unit} ${version} fits the live page ${live.root?.version}.`);
  const uploaded = countText(await target.upload(source, isDryRun), 'file');
  if (isDryRun) {
    print(`Dry run: would upload ${uploaded}, and stage ${unit} ${version} for ${users}.`);
    return;
  }
  print(`Uploaded: ${uploaded}; existing files are unchanged.`);
  let versionOfOthers = '';
  const changed = await target.swap((current) => {
    check(current);
    versionOfOthers = liveVersion(current, unit);
    if (isStaged(current, unit, release, roles)) return null;
    return stagingChange(current, unit, release, roles, new Date().toISOString());
  });
  print(
    changed
      ? `Staged: ${unit} ${version} for ${users}. All others get ${versionOfOthers}.`
      : `Nothing to do: ${unit} ${version} is staged for ${users} already.`,
  );
}

/** Returns whether a release is staged for these roles. */
function isStaged(registry: PartialRegistry, unit: UnitName, release: Release, roles: readonly string[]): boolean {
  const staged = stagedOf(registry, unit);
  return (
    staged?.release === releaseFile(unit, release).name &&
    rolesText(audienceRoles(staged.audience)) === rolesText(roles)
  );
}

/** Returns a unit, as the name of an area, and its staged release. @throws DeployError when no release of the unit is staged */
function stagedIn(registry: PartialRegistry, unit: UnitName) {
  const staged = stagedOf(registry, unit);
  if (!staged || unit === pageUnit) throw stageError('stage-none', unit);
  return { area: unit, staged };
}

/** Gives the staged release of an area to all users. @throws DeployError when none is staged, or it is refused */
export async function promote(target: Target, { unit, isDryRun, print }: Order): Promise<void> {
  // Refuse before the lock, which would create the folder of a wrong target.
  stagedIn(await target.read(), unit);
  let result = '';
  const makeLive = async (live: PartialRegistry) => {
    const release = await target.release(stagedIn(live, unit).staged.release);
    await target.checkFiles(release);
    refuseIncompatible(live, unit, release);
    result = `${unit} ${versionOf(release)}, previously ${liveVersion(live, unit)}.`;
    return liveChange(live, unit, release, 'deploy', new Date().toISOString());
  };
  if (isDryRun) await makeLive(await target.read());
  else await target.swap(makeLive);
  print(`${isDryRun ? 'Dry run: would be live' : 'Live'}: ${result}`);
}

/** Ends the staged release of an area: all users get the live one. @throws DeployError when none is staged */
export async function abort(target: Target, { unit, isDryRun, print }: Order): Promise<void> {
  stagedIn(await target.read(), unit);
  let result = '';
  const endStaged = (live: PartialRegistry) => {
    const { area, staged } = stagedIn(live, unit);
    result = `${unit} ${staged.entry.version}. All users get ${liveVersion(live, unit)}.`;
    return abortChange(live, area, staged, new Date().toISOString());
  };
  if (isDryRun) endStaged(await target.read());
  else await target.swap(endStaged);
  print(`${isDryRun ? 'Dry run: would end' : 'Ended'}: ${result}`);
}
