import type { PartialRegistry } from '../build/registry-file';
import { DeployError } from '../common/outcome';
import type { Order } from './order';
import { abortChange, liveChange, previousRelease } from './registry-changes';
import { printBroken, refuseIncompatible } from './releases/compatibility';
import { liveVersion, pageUnit, stagedOf, type UnitName, versionOf } from './releases/release';
import { stageError } from './staged/stage-failures';
import type { Target } from './targets/target';

/**
 * Undoes the last change of a unit: aborts its staged release, or makes the release before the live one live again. Other units
 * stay unchanged.
 * @throws DeployError when there is no such release, its files have changed, or it is incompatible
 */
export async function rollback(target: Target, order: Order): Promise<void> {
  const { unit, isDryRun, print } = order;
  if (stagedOf(await target.read(), unit)) return abort(target, order);
  const result = await makeLive(target, order, 'rollback', releaseToRestore);
  if (unit === pageUnit && !isDryRun) await target.replaceEmbed(print);
  printBroken(result.broken, print);
  print(`${isDryRun ? 'Dry run: would be live' : 'Live'} again: ${result.text}`);
}

/** Gives the staged release of an area to all users. @throws DeployError when none is staged, or it is refused */
export async function promote(target: Target, order: Order): Promise<void> {
  const { text } = await makeLive(target, order, 'deploy', (live, unit) => stagedIn(live, unit).staged.release);
  order.print(`${order.isDryRun ? 'Dry run: would be live' : 'Live'}: ${text}`);
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

/**
 * Makes a release live that the target has.
 * @param nameIn returns the file of the release
 * @returns what changed, and what doesn't work with a page that is accepted anyway
 */
async function makeLive(
  target: Target,
  { unit, isDryRun, breaksAreas }: Order,
  what: 'deploy' | 'rollback',
  nameIn: (live: PartialRegistry, unit: UnitName) => string,
) {
  const before = await target.read();
  // Refuse before the lock, which would create the folder of a wrong target.
  nameIn(before, unit);
  let text = '';
  let broken: readonly string[] = [];
  const change = async (live: PartialRegistry) => {
    const release = await target.release(nameIn(live, unit));
    await target.checkFiles(release);
    broken = refuseIncompatible(live, unit, release, breaksAreas);
    text = `${unit} ${versionOf(release)}, previously ${liveVersion(live, unit)}.`;
    return liveChange(live, unit, release, what, new Date().toISOString());
  };
  if (isDryRun) await change(before);
  else await target.swap(change);
  return { text, broken };
}

/** Returns the file of the release before the live one. @throws DeployError when there is none */
function releaseToRestore(live: PartialRegistry, unit: UnitName): string {
  const item = previousRelease(live, unit);
  if (item) return item.release;
  throw new DeployError(
    'refused',
    `${unit} has no release to go back to; ${liveVersion(live, unit)} is live.`,
    `npm run history -- ${unit} with the same --to shows what was live.`,
  );
}

/** Returns a unit, as the name of an area, and its staged release. @throws DeployError when no release of the unit is staged */
function stagedIn(registry: PartialRegistry, unit: UnitName) {
  const staged = stagedOf(registry, unit);
  if (!staged || unit === pageUnit) throw stageError('stage-none', unit);
  return { area: unit, staged };
}
