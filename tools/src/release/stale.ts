import { hashOf } from '../deploy/file-hash';
import { contentOf } from './content';
import type { PackageState, ReleaseState } from './state';

/**
 * Returns packages whose build differs from their archive although their version is the same: a library or the build itself
 * has changed. Widgets are left out. The name of their container depends on everything they are built with, so they differ
 * even if the area does not.
 */
export function stale(repo: string, set: string, { packages, archives }: ReleaseState): PackageState[] {
  return packages.filter(({ name, version }) => {
    const info = archives.find((each) => each.name === name && each.version === version)?.info;
    if (info === undefined || typeof info === 'string') return false;
    const now = Object.entries(contentOf(repo, set, name).files).map(([path, data]) => [path, hashOf(data)] as const);
    const counts = ([path]: readonly [string, string]) =>
      path !== 'contract.json' && !path.startsWith(`${name}-widgets/`);
    const text = (entries: readonly (readonly [string, string])[]) => JSON.stringify(entries.filter(counts).sort());
    return text(now) !== text(Object.entries(info.files));
  });
}
