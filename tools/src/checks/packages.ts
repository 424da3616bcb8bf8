import type { Check, Finding } from '../common/check';
import { folderOf, type LockFile } from '../common/packages/lock-file';
import { shippedPackages, shippedWorkspaces } from '../common/packages/shipped';

/** Licenses of code that GPL-2.0-or-later projects may deliver; Apache-2.0 needs version 3 of the GPL. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-2.0-or-later',
  'ISC',
  'MIT',
];

/** Checks that the licenses of delivered packages are allowed. */
export const licenses = (lock: LockFile): Check => ({
  rule: 'licenses',
  advice: 'Choose another package, or add the license to tools/src/checks/packages.ts if the GPL allows it.',
  run: () =>
    shippedPackages(lock, shippedWorkspaces)
      .filter(({ license }) => !allowedLicenses.includes(license))
      .map(({ name, version, license }) => finding(`${name} ${version} has the license "${license || 'none'}"`)),
});

/**
 * Checks that the lock file has the packages for all systems, because `npm ci` refuses a lock file without them, and a hash of each
 * package, because npm does not verify packages without a hash.
 */
export const completeLock = (lock: LockFile): Check => ({
  rule: 'lock-file',
  advice: 'See CONTRIBUTING.md, "Update a dependency".',
  run: () =>
    Object.entries(lock).flatMap(([folder, { integrity, link, optionalDependencies }]) => [
      ...(folder.includes('node_modules/') && !link && !integrity ? [finding(`${folder} has no hash`)] : []),
      ...Object.keys(optionalDependencies)
        .filter((name) => folderOf(lock, folder, name) === undefined)
        .map((name) => finding(`${folder} needs ${name} on some systems, but the lock file lacks this package`)),
    ]),
});

const finding = (problem: string): Finding => ({ path: 'package-lock.json', line: 1, problem });
