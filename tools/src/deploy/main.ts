import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapsOf } from '../build/source-maps';
import { type SigningKey, signingKeysOf } from '../keys/signing-keys';
import { writeSbom } from '../packages/write-sbom';
import { deploy, rollback } from './deploy';
import { differenceLines, differences, sizesOf } from './diff';
import { keepMaps } from './keep-maps';
import { FolderMaps } from './map-store';
import { help, type Options, onlyReads, readOptions, unitNames } from './options';
import { DeployError } from './outcome';
import { prune } from './prune';
import { type UnitName, versionOf } from './release';
import { history, status } from './report';
import { runCommand } from './run-command';
import { SerialFile, serialsFileOf } from './serial-file';
import { Signer } from './signer';
import { readSiteHealth } from './site-health';
import { archivedRelease, build, builtRelease, removeUnpacked, type Source } from './source';
import { abort, promote, stage } from './stage';
import { storedRelease } from './stored-release';
import type { Target } from './target';
import { mapsAt, targetOf } from './target-at';
import { refuseUnknown } from './units-of';

const repo = fileURLToPath(new URL('../../..', import.meta.url));

/** `status` and `history` only read, so they need no key. */
function signerOf({ action, trustLive, allowOlder }: Options, say: (line: string) => void): Signer | undefined {
  if (onlyReads(action)) return undefined;
  const keys = signingKeys();
  const file = serialsFileOf(process.env);
  if (keys.length === 0) return new Signer([]);
  if (file === undefined)
    say('Not checked: the age of the live registry. Set FLIGHTDECK_SERIALS_FILE to the path of a file.');
  return new Signer(keys, { trustLive, allowOlder, say, ...(file && { serials: new SerialFile(resolve(file)) }) });
}

function signingKeys(): readonly SigningKey[] {
  try {
    return signingKeysOf(process.env);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DeployError('usage', `The signing key cannot be read. ${why}`, 'npm run keys makes one.');
  }
}

/** Reads the release from another target, or from an archive. Copies files of a bucket or an archive into a folder. */
async function given(from: string, unit: UnitName, unpacked: string, signer: Signer | undefined): Promise<Source> {
  if (from.startsWith('s3://')) return storedRelease(await targetOf(repo, from, signer), unit, unpacked);
  const path = resolve(from);
  return path.endsWith('.zip') ? archivedRelease(path, unit, unpacked) : builtRelease(path, unit);
}

/** Reads the site first: a wrong login is found before the table is printed. */
async function statusOf(target: Target, { unit, json, site }: Options): Promise<string[]> {
  const health = site === undefined ? undefined : await readSiteHealth(site, process.env.FLIGHTDECK_SITE_LOGIN);
  return status(await target.read(), unit, json, health && site !== undefined ? { health, site } : undefined);
}

async function diffOf({ targets, json }: Options): Promise<string[]> {
  if (!targets) return [];
  const [one, other] = await Promise.all(targets.map((name) => targetOf(repo, name, undefined)));
  if (!one || !other) return [];
  const [from, to] = await Promise.all([one.read(), other.read()]);
  return differenceLines(differences(from, to, await sizesOf(one)), json, targets);
}

/** Copies the source maps of a release: from where it was built, from its archive, or from beside the other target. */
async function mapsKept({ to, from, maps }: Options, { folder, release }: Source): Promise<string> {
  try {
    const built = from ?? join(repo, 'build', 'release');
    const isArchive = from?.endsWith('.zip') === true;
    const given = isArchive ? new FolderMaps(mapsOf(folder), from) : await mapsAt(repo, built, undefined);
    return await keepMaps(release, given, await mapsAt(repo, to, maps));
  } catch (error) {
    if (error instanceof DeployError) return `No source maps kept: ${error.message} ${error.next}`;
    throw error;
  }
}

/** A place named with --maps can have the source maps of several sets, so a prune leaves it alone. */
const mapsBeside = (to: string | undefined) =>
  mapsAt(repo, to, undefined).catch((error: unknown) => {
    if (error instanceof DeployError) return null;
    throw error;
  });

const changes = { rollback, promote, abort };

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { action, unit, to, from, audience, days, takeOver, dryRun, json, help: wantsHelp } = options;
  const say = (line: string) => console.log(line);
  if (wantsHelp) {
    say(help);
    return;
  }
  if (action === 'diff') {
    for (const line of await diffOf(options)) say(line);
    return;
  }
  const target = await targetOf(repo, to, signerOf(options, say));
  if (onlyReads(action)) {
    const live = await target.read();
    if (unit) refuseUnknown(live, unit);
    for (const line of action === 'status' ? await statusOf(target, options) : history(live, unit, json)) say(line);
    return;
  }
  if (action === 'prune') {
    say(`prune → ${target.name}`);
    await prune(target, await mapsBeside(to), { days, dryRun, takeOver, say });
    return;
  }
  if (!unit) return;
  const isGiven = action === 'deploy' && from !== undefined;
  if (!isGiven) refuseUnknown(await target.read(), unit);
  say(`${action} ${unit} → ${target.name}`);
  const order = { unit, dryRun, say };
  if (action !== 'deploy') return changes[action](target, order);
  // Check the target before the build, which takes longer.
  await target.read();
  const unpacked = join(repo, 'build', 'unpacked', `${unit}-${process.pid}`);
  try {
    const source =
      from === undefined ? await build(repo, unit) : await given(from, unit, unpacked, signerOf(options, say));
    if (audience) await stage(target, source, audience, order);
    else await deploy(target, source, order);
    if (dryRun) return;
    say(await mapsKept(options, source));
    // The lock file of this checkout has no packages of an area that it lacks.
    const isHere = unitNames.includes(unit);
    say(
      isHere
        ? `Bill of materials: ${writeSbom(repo, unit, versionOf(source.release))}`
        : `No bill of materials: this checkout has no ${unit}.`,
    );
  } finally {
    removeUnpacked(unpacked);
  }
}

runCommand(main);
