import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeSbom } from '../common/packages/write-sbom';
import { deploy } from './deploy';
import { type Options, unitNames } from './options';
import type { Order } from './order';
import { type UnitName, versionOf } from './releases/release';
import type { Signer } from './signing/signer';
import { refuseOtherAudiences, stage } from './staged/stage';
import { build, builtRelease, type Source } from './stored/source';
import { storedRelease } from './stored/stored-release';
import { targetOf } from './target-at';
import type { Target } from './targets/target';

/** Returns the release of another target. @param downloadFolder receives the files of a bucket */
async function sourceFrom(
  repo: string,
  from: string,
  unit: UnitName,
  downloadFolder: string,
  signer: Signer | undefined,
): Promise<Source> {
  if (from.startsWith('s3://')) return storedRelease(await targetOf(repo, from, signer), unit, downloadFolder);
  return builtRelease(resolve(from), unit);
}

/**
 * Builds a release, or reads it from another target, and deploys or stages it.
 * @param newSigner returns a signer that checks a bucket that `--from` names
 * @throws DeployError when the release is refused, or a target can't be read or written
 */
export async function deployFrom(
  target: Target,
  repo: string,
  options: Options,
  order: Order,
  newSigner: () => Signer | undefined,
): Promise<void> {
  const { from, roles } = options;
  const { unit, isDryRun, print } = order;
  // Check the target before the build, which takes longer.
  refuseOtherAudiences(await target.read());
  const downloadFolder = join(repo, 'build', 'unpacked', `${unit}-${process.pid}`);
  try {
    const source =
      from === undefined ? await build(repo, unit) : await sourceFrom(repo, from, unit, downloadFolder, newSigner());
    if (roles) await stage(target, source, roles, order);
    else await deploy(target, source, order);
    if (isDryRun) return;
    // The other target can have an area that this checkout and its lock file lack.
    print(
      unitNames.includes(unit)
        ? `Bill of materials: ${writeSbom(repo, unit, versionOf(source.release))}`
        : `No bill of materials: this checkout has no ${unit}.`,
    );
  } finally {
    rmSync(downloadFolder, { recursive: true, force: true });
  }
}
