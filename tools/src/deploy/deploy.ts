import { misfits } from './fit';
import { DeployError } from './outcome';
import { embedOf, type OpenRegistry, pageUnit, type Release, releaseOf, type UnitName, versionOf } from './release';
import { isLive, previous, switched } from './switch';
import type { Brought, Target } from './target';

export interface Order {
  readonly unit: UnitName;
  readonly dryRun: boolean;
  readonly say: (line: string) => void;
}

const liveVersion = (registry: OpenRegistry, unit: UnitName) => {
  const live = releaseOf(registry, unit);
  return live ? versionOf(live) : 'nothing';
};

const counted = ({ files, compressed }: Brought) =>
  compressed === 0 ? `${files} files` : `${files} files and ${compressed} compressed copies of them`;

function refuseMisfit(live: OpenRegistry, unit: UnitName, release: Release): void {
  const [first, ...more] = misfits(live, unit, release);
  if (!first) return;
  const all = [first, ...more];
  const next = [...new Set(all.map((each) => each.next))].join(' ');
  throw new DeployError('refused', all.map(({ what }) => what).join('\n'), next);
}

/** Uploads a built release and makes it live, if it is compatible with everything that is live at that moment. */
export async function deploy(
  target: Target,
  source: { readonly folder: string; readonly release: Release },
  { unit, dryRun, say }: Order,
): Promise<void> {
  const { folder, release } = source;
  const version = versionOf(release);
  const live = await target.read();
  if (isLive(live, unit, release)) {
    await target.checkFiles(release);
    // An earlier deploy that stopped after its switch may have left the embed script of the previous page.
    if (unit === pageUnit && !dryRun) await replaceEmbed(target, say);
    const isSigned = !dryRun && target.wantsToSign(live) && (await signAnew(target));
    say(`${isSigned ? 'Signed anew' : 'Nothing to do'}: ${unit} ${version} is live already.`);
    return;
  }
  refuseMisfit(live, unit, release);
  const fits = unit === pageUnit ? 'the live areas' : `the live page ${live.root?.version}`;
  say(`Checked: ${unit} ${version} fits ${fits}.`);
  if (dryRun) {
    const brings = counted(await target.upload(release, folder, true));
    say(`Dry run: would bring ${brings}, and change ${unit} from ${liveVersion(live, unit)} to ${version}.`);
    return;
  }
  say(`Uploaded: ${counted(await target.upload(release, folder, false))}; what was there already is unchanged.`);
  let before = '';
  const changed = await target.swap((now) => {
    if (isLive(now, unit, release)) return null;
    refuseMisfit(now, unit, release);
    before = liveVersion(now, unit);
    return switched(now, unit, release, 'deploy', new Date().toISOString());
  });
  if (unit === pageUnit) await replaceEmbed(target, say);
  say(changed ? `Live: ${unit} ${version}, before ${before}.` : `Live: ${unit} ${version}, by another deploy.`);
}

/** Makes the previous release of a unit live again. Other units keep their releases. */
export async function rollback(target: Target, { unit, dryRun, say }: Order): Promise<void> {
  let done = '';
  const turn = async (live: OpenRegistry) => {
    const item = previous(live, unit);
    if (!item)
      throw new DeployError(
        'refused',
        `${unit} has no release to go back to; ${liveVersion(live, unit)} is live.`,
        `npm run history -- ${unit} shows what was live.`,
      );
    const release = await target.release(item.release);
    await target.checkFiles(release);
    refuseMisfit(live, unit, release);
    done = `${unit} ${versionOf(release)}, before ${liveVersion(live, unit)}.`;
    return switched(live, unit, release, 'rollback', new Date().toISOString());
  };
  if (dryRun) {
    await turn(await target.read());
    say(`Dry run. Would go live: ${done}`);
    return;
  }
  await target.swap(turn);
  if (unit === pageUnit) await replaceEmbed(target, say);
  say(`Live again: ${done}`);
}

/**
 * Copies the embed script of the page that is live now, which another deploy may have published. Prints its hash for
 * pinning.
 */
async function replaceEmbed(target: Target, say: Order['say']): Promise<void> {
  const live = releaseOf(await target.read(), pageUnit);
  if (!live) return;
  await target.replaceEmbed(live);
  const embed = embedOf(live);
  if (embed) say(`Embed script: ${embed.base}embed.js ${embed.files['embed.js']}`);
}

/** Writes the live registry again, with signatures by the keys of this run. */
const signAnew = (target: Target): Promise<boolean> =>
  target.swap((live) => ({ registry: live, files: [], isIn: (later) => !target.wantsToSign(later) }));
