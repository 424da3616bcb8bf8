import type { PartialRegistry } from '../build/registry-file';
import { countText } from '../common/count-text';
import { DeployError } from '../common/outcome';
import type { Order } from './order';
import { isLive, liveChange, previousRelease } from './registry-changes';
import { refuseIncompatible } from './releases/compatibility';
import { liveVersion, pageUnit, type Source, stagedOf, type UnitName, versionOf } from './releases/release';
import { abort, refuseOtherStaged } from './staged/stage';
import type { Target } from './targets/target';

/**
 * Uploads a built release and makes it live, if it is compatible with all releases that are live or staged at that moment.
 * @throws DeployError when the release is refused, or the target can't be read or written
 */
export async function deploy(
  target: Target,
  source: Source,
  { unit, isDryRun, breaksAreas, print }: Order,
): Promise<void> {
  const { release } = source;
  const version = versionOf(release);
  const live = await target.read();
  if (isLive(live, unit, release)) {
    await target.checkFiles(release);
    // An earlier deploy that stopped after it replaced the registry may have left the embed script of the previous page.
    if (unit === pageUnit && !isDryRun) await target.replaceEmbed(print);
    const isSigned = !isDryRun && target.needsSigning(live) && (await signAgain(target));
    print(`${isSigned ? 'Signed again' : 'Nothing to do'}: ${unit} ${version} is live already.`);
    return;
  }
  refuseOtherStaged(live, unit, release);
  const broken = refuseIncompatible(live, unit, release, breaksAreas);
  const liveUnits = unit === pageUnit ? 'the live areas' : `the live page ${live.root?.version}`;
  if (broken.length === 0) print(`Checked: ${unit} ${version} fits ${liveUnits}.`);
  printBroken(broken, print);
  if (isDryRun) {
    const uploads = countText(await target.upload(source, true), 'file');
    print(`Dry run: would upload ${uploads}, and change ${unit} from ${liveVersion(live, unit)} to ${version}.`);
    return;
  }
  print(`Uploaded: ${countText(await target.upload(source, false), 'file')}; existing files are unchanged.`);
  let previousVersion = '';
  const changed = await target.swap((current) => {
    if (isLive(current, unit, release)) return null;
    refuseOtherStaged(current, unit, release);
    refuseIncompatible(current, unit, release, breaksAreas);
    previousVersion = liveVersion(current, unit);
    return liveChange(current, unit, release, 'deploy', new Date().toISOString());
  });
  if (unit === pageUnit) await target.replaceEmbed(print);
  print(
    changed
      ? `Live: ${unit} ${version}, previously ${previousVersion}.`
      : `Live: ${unit} ${version}, by another deploy.`,
  );
}

/**
 * Undoes the last change of a unit: aborts its staged release, or makes the release before the live one live again. Other units
 * stay unchanged.
 * @throws DeployError when there is no such release, its files have changed, or it is incompatible
 */
export async function rollback(target: Target, order: Order): Promise<void> {
  const { unit, isDryRun, breaksAreas, print } = order;
  const before = await target.read();
  if (stagedOf(before, unit)) return abort(target, order);
  // Refuse before the lock, which would create the folder of a wrong target.
  releaseToRestore(before, unit);
  let result = '';
  let broken: readonly string[] = [];
  const restore = async (live: PartialRegistry) => {
    const release = await target.release(releaseToRestore(live, unit));
    await target.checkFiles(release);
    broken = refuseIncompatible(live, unit, release, breaksAreas);
    result = `${unit} ${versionOf(release)}, previously ${liveVersion(live, unit)}.`;
    return liveChange(live, unit, release, 'rollback', new Date().toISOString());
  };
  if (isDryRun) {
    await restore(await target.read());
    printBroken(broken, print);
    print(`Dry run: would be live again: ${result}`);
    return;
  }
  await target.swap(restore);
  if (unit === pageUnit) await target.replaceEmbed(print);
  printBroken(broken, print);
  print(`Live again: ${result}`);
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

/** Prints what doesn't work with a page that is deployed with `--break-areas`. */
function printBroken(broken: readonly string[], print: Order['print']): void {
  for (const what of broken) print(what);
  if (broken.length > 0) print('The page refuses these areas until you deploy releases that work with it.');
}

/** Writes the live registry again, signed with the keys of this run. @returns whether it was written */
const signAgain = (target: Target): Promise<boolean> =>
  target.swap((live) => ({ registry: live, files: [], isIn: (later) => !target.needsSigning(later) }));
