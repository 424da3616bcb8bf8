import type { PartialRegistry } from '../build/registry-file';
import { DeployError } from '../common/outcome';
import { type Order, uploadText } from './order';
import { isLive, liveChange, previousRelease } from './registry-changes';
import { refuseIncompatible } from './releases/compatibility';
import { liveVersion, pageUnit, type Release, stagedOf, versionOf } from './releases/release';
import { abort, refuseTaken } from './staging/stage';
import { replaceEmbed } from './stored/live-embed';
import type { Target } from './targets/target';

/** Uploads a built release and makes it live, if it is compatible with everything that is live at that moment. */
export async function deploy(
  target: Target,
  source: { readonly folder: string; readonly release: Release },
  { unit, isDryRun, print }: Order,
): Promise<void> {
  const { folder, release } = source;
  const version = versionOf(release);
  const live = await target.read();
  if (isLive(live, unit, release)) {
    await target.checkFiles(release);
    // An earlier deploy that stopped after it replaced the registry may have left the embed script of the previous page.
    if (unit === pageUnit && !isDryRun) await replaceEmbed(target, print);
    const isSigned = !isDryRun && target.needsSigning(live) && (await signAgain(target));
    print(`${isSigned ? 'Signed again' : 'Nothing to do'}: ${unit} ${version} is live already.`);
    return;
  }
  refuseTaken(live, unit, release);
  refuseIncompatible(live, unit, release);
  const fits = unit === pageUnit ? 'the live areas' : `the live page ${live.root?.version}`;
  print(`Checked: ${unit} ${version} fits ${fits}.`);
  if (isDryRun) {
    const uploads = uploadText(await target.upload(release, folder, true));
    print(`Dry run: would upload ${uploads}, and change ${unit} from ${liveVersion(live, unit)} to ${version}.`);
    return;
  }
  print(`Uploaded: ${uploadText(await target.upload(release, folder, false))}; existing files are unchanged.`);
  let before = '';
  const changed = await target.swap((now) => {
    if (isLive(now, unit, release)) return null;
    refuseTaken(now, unit, release);
    refuseIncompatible(now, unit, release);
    before = liveVersion(now, unit);
    return liveChange(now, unit, release, 'deploy', new Date().toISOString());
  });
  if (unit === pageUnit) await replaceEmbed(target, print);
  print(changed ? `Live: ${unit} ${version}, previously ${before}.` : `Live: ${unit} ${version}, by another deploy.`);
}

/**
 * Undoes the last change of a unit: aborts its staged release, or makes the release before the live one live again. Other units
 * stay as they are.
 */
export async function rollback(target: Target, order: Order): Promise<void> {
  const { unit, isDryRun, print } = order;
  if (stagedOf(await target.read(), unit)) return abort(target, order);
  let result = '';
  const restore = async (live: PartialRegistry) => {
    const item = previousRelease(live, unit);
    if (!item)
      throw new DeployError(
        'refused',
        `${unit} has no release to go back to; ${liveVersion(live, unit)} is live.`,
        `npm run history -- ${unit} shows what was live.`,
      );
    const release = await target.release(item.release);
    await target.checkFiles(release);
    refuseIncompatible(live, unit, release);
    result = `${unit} ${versionOf(release)}, previously ${liveVersion(live, unit)}.`;
    return liveChange(live, unit, release, 'rollback', new Date().toISOString());
  };
  if (isDryRun) {
    await restore(await target.read());
    print(`Dry run: would be live again: ${result}`);
    return;
  }
  await target.swap(restore);
  if (unit === pageUnit) await replaceEmbed(target, print);
  print(`Live again: ${result}`);
}

/** Writes the live registry again, with signatures by the keys of this run. */
const signAgain = (target: Target): Promise<boolean> =>
  target.swap((live) => ({ registry: live, files: [], isIn: (later) => !target.needsSigning(later) }));
