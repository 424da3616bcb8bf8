import { join, resolve } from 'node:path';
import type { Signer } from './signing/signer';
import { FolderStore } from './targets/folder-store';
import type { Store } from './targets/store';
import { Target } from './targets/target';

/** How long to wait for other deploys, in seconds. */
const waitSeconds = 30;

/**
 * Returns the target at an address.
 * @param repo the project's folder
 * @param to folder or `s3://bucket/folder`; undefined for the folder that `npm start` serves
 * @param signer signs registries and checks signatures; without it, registries are unsigned
 * @param takesLock whether to take the lock of a folder from another process
 */
export async function targetOf(
  repo: string,
  to: string | undefined,
  signer?: Signer,
  takesLock = false,
): Promise<Target> {
  const store: Store = to?.startsWith('s3://')
    ? await bucketStore(to)
    : new FolderStore(to === undefined ? join(repo, 'build', 'set') : resolve(to), waitSeconds, takesLock);
  return new Target(store, signer);
}

async function bucketStore(to: string): Promise<Store> {
  // Turn off the SDK's warnings about the Node version, which the user of a command often can't choose.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  // The SDK takes half a second to load, so load it for buckets only.
  const { BucketStore } = await import('./targets/bucket-store');
  return new BucketStore(to, waitSeconds);
}
