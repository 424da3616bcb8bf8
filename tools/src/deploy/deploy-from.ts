import { resolve } from 'node:path';
import { deploy } from './deploy';
import type { Options } from './options';
import type { Order } from './order';
import type { Signer } from './signing/signer';
import { stage } from './staged/stage';
import { build, builtRelease, storedRelease } from './stored/source';
import { targetOf } from './target-at';
import type { Target } from './targets/target';

/**
 * Builds a release, or reads it from another target, and deploys or stages it.
 * @param newSigner returns a signer that checks a bucket that `--from` names
 * @throws DeployError when the release is refused, or a target can't be read or written
 */
export async function deployFrom(
  target: Target,
  repo: string,
  { from, roles }: Options,
  order: Order,
  newSigner: () => Signer | undefined,
): Promise<void> {
  const { unit } = order;
  // Check the target before the build, which takes longer.
  await target.read();
  const sourceOf = async () => {
    if (from === undefined) return build(repo, unit);
    if (from.startsWith('s3://')) return storedRelease(await targetOf(repo, from, newSigner()), unit);
    return builtRelease(resolve(from), unit);
  };
  const source = await sourceOf();
  if (roles) await stage(target, source, roles, order);
  else await deploy(target, source, order);
}
