import { folderOf, type LockFile, packageName } from '../packages/lock-file';
import { shippedPackages, shippedWorkspaces } from '../packages/shipped';
import type { Check, Finding } from './check';

/** Licenses whose code may be delivered under GPL-2.0-or-later; Apache-2.0 under version 3 of it. */
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

/**
 * Packages that bring an install script, each looked through. None of the scripts runs (`.npmrc`), and none is needed: they
 * look for a binary that npm has installed as a separate package.
 */
const knownInstallScripts = ['@parcel/watcher', '@swc/core', 'esbuild', 'unrs-resolver'];

/** Rule on the licenses of delivered packages. */
export const licenses = (lock: LockFile): Check => ({
  rule: 'licenses',
  instead: 'choose another package, or add the license to tools/src/checks/packages.ts if the GPL allows it',
  run: () =>
    shippedPackages(lock, shippedWorkspaces)
      .filter(({ license }) => !allowedLicenses.includes(license))
      .map(({ name, version, license }) => finding(`${name} ${version} has the license "${license || 'none'}"`)),
});

/** Rule on packages that want to run a script when they are installed. */
export const installScripts = (lock: LockFile): Check => ({
  rule: 'install-scripts',
  instead: 'read the script, and name the package in tools/src/checks/packages.ts if it works without it',
  run: () => {
    const found = Object.entries(lock).flatMap(([folder, entry]) =>
      entry.hasInstallScript ? [packageName(folder)] : [],
    );
    return [
      ...found.filter((name) => !knownInstallScripts.includes(name)).map((name) => finding(`${name} has one`)),
      ...knownInstallScripts
        .filter((name) => !found.includes(name))
        .map((name) => finding(`${name} is named and has none`)),
    ];
  },
});

/** Rule on packages for other systems: `npm ci` refuses a lock file without them, and packages without a hash are not checked. */
export const completeLock = (lock: LockFile): Check => ({
  rule: 'lock-file',
  instead: 'see CONTRIBUTING.md, "Update a dependency"',
  run: () =>
    Object.entries(lock).flatMap(([folder, { integrity, link, optionalDependencies }]) => [
      ...(folder.includes('node_modules/') && !link && !integrity ? [finding(`${folder} has no hash`)] : []),
      ...Object.keys(optionalDependencies)
        .filter((name) => folderOf(lock, folder, name) === undefined)
        .map((name) => finding(`${folder} needs ${name} on some systems, and it is missing`)),
    ]),
});

const finding = (what: string): Finding => ({ path: 'package-lock.json', line: 1, what });
