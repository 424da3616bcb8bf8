import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DeployError } from '../common/outcome';
import { writeSbom } from '../common/packages/write-sbom';
import { deploy } from './deploy';
import { storeMaps } from './maps/store-maps';
import { type Options, unitNames } from './options';
import type { Order } from './order';
import { type UnitName, versionOf } from './releases/release';
import type { Signer } from './signing/signer';
import { stage } from './staging/stage';
import { build, builtRelease, type Source } from './stored/source';
import { storedRelease } from './stored/stored-release';
import { mapsAt, targetOf } from './target-at';
import type { Target } from './targets/target';

/** Reads the release from another target. Copies files of a bucket into a folder. */
async function sourceFrom(
  repo: string,
  from: string,
  unit: UnitName,
  unpacked: string,
  signer: Signer | undefined,
): Promise<Source> {
  if (from.startsWith('s3://')) return storedRelease(await targetOf(repo, from, signer), unit, unpacked);
  return builtRelease(resolve(from), unit);
}

/** Copies the source maps of a release: from where it was built, or from beside the other target. */
async function copyMaps(repo: string, { to, from, maps }: Options, { release }: Source): Promise<string> {
  try {
    const built = from ?? join(repo, 'build', 'release');
    const builtMaps = await mapsAt(repo, built, undefined);
    return await storeMaps(release, builtMaps, await mapsAt(repo, to, maps));
  } catch (error) {
    if (error instanceof DeployError) return `No source maps stored: ${error.message} ${error.next}`;
    throw error;
  }
}

/**
 * Builds a release, or reads it from another target, and deploys or stages it.
 * @param signer makes the signer that checks the other target
 * @throws DeployError
 */
export async function deployFrom(
  target: Target,
  repo: string,
  options: Options,
  order: Order,
  signer: () => Signer | undefined,
): Promise<void> {
  const { from, audience } = options;
  const { unit, isDryRun, print } = order;
  // Check the target before the build, which takes longer.
  await target.read();
  const unpacked = join(repo, 'build', 'unpacked', `${unit}-${process.pid}`);
  try {
    const source =
      from === undefined ? await build(repo, unit) : await sourceFrom(repo, from, unit, unpacked, signer());
    if (audience) await stage(target, source, audience, order);
    else await deploy(target, source, order);
    if (isDryRun) return;
    print(await copyMaps(repo, options, source));
    // The lock file of this checkout has no packages of an area that it lacks.
    const isHere = unitNames.includes(unit);
    print(
      isHere
        ? `Bill of materials: ${writeSbom(repo, unit, versionOf(source.release))}`
        : `No bill of materials: this checkout has no ${unit}.`,
    );
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
