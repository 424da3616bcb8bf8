import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZipEntry } from '../../../tools/src/common/archive/zip-file';
import { readLockFile } from '../../../tools/src/common/packages/lock-file';
import { notices } from '../../../tools/src/common/packages/notices';
import { shippedPackages, shippedWorkspaces } from '../../../tools/src/common/packages/shipped';

/**
 * Returns the files that licenses require: our license text, and the notices of the packages in the built set.
 * @param repo folder of the project, with its packages installed
 * @throws Error when an installed package differs from the lock file
 */
export function legalFiles(repo: string): ZipEntry[] {
  const packages = shippedPackages(readLockFile(repo), shippedWorkspaces);
  return [
    { name: 'license.txt', content: readFileSync(join(repo, 'LICENSE')) },
    { name: 'third-party.txt', content: Buffer.from(notices(repo, packages)) },
  ];
}
