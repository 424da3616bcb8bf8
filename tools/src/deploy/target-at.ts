import { join, resolve } from 'node:path';
import type { Signer } from './signing/signer';
import { FolderTarget } from './targets/folder-target';
import type { Target } from './targets/target';

/** How long to wait for other deploys, in seconds. */
const waitSeconds = 30;

/**
 * Returns the target at an address.
 * @param repo the project's folder
 * @param to folder or `s3://bucket/folder`; undefined for the folder that `npm start` serves
 * @param signer signs registries and checks signatures; without it, registries are unsigned
 */
export async function targetOf(repo: string, to: string | undefined, signer: Signer | undefined): Promise<Target> {
  if (to === undefined) return new FolderTarget(join(repo, 'build', 'set'), waitSeconds, signer);
  if (!to.startsWith('s3://')) return new FolderTarget(resolve(to), waitSeconds, signer);
  // Turn off the SDK's warnings about the Node version, which the user of a command often can't choose.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  // The SDK takes half a second to load, so load it for buckets only.
  const [{ BucketTarget }, { S3Store }] = await Promise.all([
    import('./targets/bucket-target'),
    import('./targets/s3-store'),
  ]);
  return new BucketTarget(new S3Store(to), waitSeconds, signer);
}
