import { audienceRoles } from '@flightdeck/shared/contracts/releases';
import type { PartialRegistry } from '../build/registry-file';
import { countText } from '../common/count-text';
import type { Order } from './order';
import { isLive, liveChange, stagingChange } from './registry-changes';
import { printBroken, refuseIncompatible } from './releases/compatibility';
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
} from './releases/release';
import { rolesText } from './staged/roles';
import { stageError } from './staged/stage-failures';
import type { Target } from './targets/target';

/**
 * Uploads a release and makes it live, if it is compatible with all releases that are live or staged at that moment.
 * @throws DeployError when the release is refused, or the target can't be read or written
 */
export async function deploy(target: Target, source: Source, order: Order): Promise<void> {
  const { unit, isDryRun, breaksAreas, print } = order;
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
  const check = (current: PartialRegistry) => {
    refuseOtherStaged(current, unit, release);
    return refuseIncompatible(current, unit, release, breaksAreas);
  };
  const broken = check(live);
  const liveUnits = unit === pageUnit ? 'the live areas' : `the live page ${live.root?.version}`;
  if (broken.length === 0) print(`Checked: ${unit} ${version} fits ${liveUnits}.`);
  printBroken(broken, print);
  if (!(await upload(target, source, order, `change ${unit} from ${liveVersion(live, unit)} to ${version}`))) return;
  let previousVersion = '';
  const changed = await target.swap((current) => {
    if (isLive(current, unit, release)) return null;
    check(current);
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
 * Uploads a release and gives it to some users; the others keep the live one.
 * @throws DeployError when the release is refused, or the target can't be read or written
 */
export async function stage(target: Target, source: Source, roles: readonly string[], order: Order): Promise<void> {
  const { unit, print } = order;
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
  if (!(await upload(target, source, order, `stage ${unit} ${version} for ${users}`))) return;
  let versionOfOthers = '';
  const changed = await target.swap((current) => {
    check(current);
    versionOfOthers = liveVersion(current, unit);
    const staged = stagedOf(current, unit);
    if (staged && rolesText(audienceRoles(staged.audience)) === users) return null;
    return stagingChange(current, unit, release, roles, new Date().toISOString());
  });
  print(
    changed
      ? `Staged: ${unit} ${version} for ${users}. All others get ${versionOfOthers}.`
      : `Nothing to do: ${unit} ${version} is staged for ${users} already.`,
  );
}

/** Uploads the files of a release. In a dry run, only prints the effect of the command. @returns whether the files were uploaded */
async function upload(target: Target, source: Source, { isDryRun, print }: Order, effect: string): Promise<boolean> {
  const uploads = countText(await target.upload(source, isDryRun), 'file');
  if (isDryRun) print(`Dry run: would upload ${uploads}, and ${effect}.`);
  else print(`Uploaded: ${uploads}; existing files are unchanged.`);
  return !isDryRun;
}

/** Refuses a release while another release of the unit is staged. @throws DeployError */
function refuseOtherStaged(registry: PartialRegistry, unit: UnitName, release: Release): void {
  const staged = stagedOf(registry, unit);
  if (staged && staged.release !== releaseFile(unit, release).name)
    throw stageError('stage-taken', `${unit} ${staged.entry.version}`);
}

/** Writes the live registry again, signed with the keys of this run. @returns whether it was written */
const signAgain = (target: Target): Promise<boolean> =>
  target.swap((live) => ({ registry: live, files: [], isIn: (later) => !target.needsSigning(later) }));
