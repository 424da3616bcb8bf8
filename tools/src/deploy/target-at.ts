import { join, resolve } from 'node:path';
import { mapsOf } from '../build/plugins/source-maps';
import { DeployError } from '../common/outcome';
import { BucketMaps, FolderMaps, type MapStore } from './maps/map-store';
import type { Signer } from './signing/signer';
import { FolderTarget } from './targets/folder-target';
import type { Target } from './targets/target';

/** How long to wait for other deploys, in seconds. */
const waitSeconds = 30;

const isBucket = (to: string) => to.startsWith('s3://');

// The SDK takes half a second to load, so load it for buckets only.
async function loadS3Store() {
  // Turn off the SDK's warnings about the Node version, which the user of a command often can't choose.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return import('./targets/s3-store');
}

/**
 * Returns the target at an address.
 * @param repo the project's folder
 * @param to folder or `s3://bucket/folder`; undefined for the folder that `npm start` serves
 * @param signer signs registries and checks signatures; without it, registries are unsigned
 */
export async function targetOf(repo: string, to: string | undefined, signer: Signer | undefined): Promise<Target> {
  if (to === undefined) return new FolderTarget(join(repo, 'build', 'set'), waitSeconds, signer);
  if (!isBucket(to)) return new FolderTarget(resolve(to), waitSeconds, signer);
  const [{ BucketTarget }, { S3Store }] = await Promise.all([import('./targets/bucket-target'), loadS3Store()]);
  return new BucketTarget(new S3Store(to), waitSeconds, signer);
}

/**
 * Returns the store of a target's source maps.
 * @param to address of the target, as in `targetOf`
 * @param maps address of the store; default: beside the target
 * @throws DeployError for a whole bucket, which has nothing beside it
 */
export async function mapsAt(repo: string, to: string | undefined, maps: string | undefined): Promise<MapStore> {
  const set = (to ?? join(repo, 'build', 'set')).replace(/\/+$/, '');
  if (maps === undefined && /^s3:\/\/[^/]*$/.test(set))
    throw new DeployError(
      'usage',
      `${set} is a whole bucket, so there is no place for source maps beside the set.`,
      'Name a folder with --maps, such as one in another bucket.',
    );
  const place = maps ?? mapsOf(set);
  if (!isBucket(place)) return new FolderMaps(resolve(place));
  const { S3Store } = await loadS3Store();
  return new BucketMaps(new S3Store(place));
}
