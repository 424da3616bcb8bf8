import type { AreaManifest, PartName } from '@flightdeck/shared/contracts/area-manifest';
import { own } from '@flightdeck/shared/contracts/own';
import type { Registry } from '@flightdeck/shared/contracts/registry';

/** Parts that a connected site shows first. The server doesn't know the hash of the address. */
const firstParts: readonly PartName[] = ['mf-dashboard/at-a-glance', 'mf-connection/notices'];

/**
 * Reads that the site answers without its provider, and the permission that a user needs to find the answer in the page; an
 * empty text needs none. The answer to `settings` has keys of the site for every user. The WordPress plugin has the same list
 * (`wordpress/plugin/includes/first-reads.php`).
 */
export const localReads: Readonly<Record<string, string>> = {
  settings: 'manage_modules',
  'module/protect/data': '',
  'connection/data': '',
  plugins: '',
};

/** Conditions of reads. */
interface ReadFacts {
  readonly settings: unknown;
  readonly permissions: unknown;
  readonly isOffline: boolean;
}

type Areas = Readonly<Partial<Record<string, { readonly manifest: Pick<AreaManifest, 'parts'> } | undefined>>>;

/** Returns the local reads of the first screen, by the rules of the inline script (root-config/src/early.ts). */
export function readsInPage(areas: Areas, { settings, permissions, isOffline }: ReadFacts): string[] {
  const found = new Set<string>();
  const names = new Set<string>(firstParts);
  // The loop also visits names that it adds.
  for (const name of names) {
    const [area = '', part = ''] = name.split('/');
    const { reads = [], shows = [] } = own(areas[area]?.manifest.parts ?? {}, part) ?? {};
    for (const shown of shows) names.add(shown);
    for (const read of reads) {
      const { path, setting, permission, online } =
        typeof read === 'string' ? { path: read, setting: undefined, permission: undefined, online: undefined } : read;
      if (setting && !isOn(settings, setting)) continue;
      if (permission && !isOn(permissions, permission)) continue;
      const needed = own(localReads, path);
      if (needed === undefined || (needed && !isOn(permissions, needed))) continue;
      if (!(online && isOffline)) found.add(path);
    }
  }
  return [...found];
}

const isOn = (map: unknown, name: string): boolean =>
  typeof map === 'object' && map !== null && Boolean(own({ ...map }, name));

/** Returns the reads that the areas of a registry name. The route for several reads answers no others. */
export function namedReads(areas: Registry['areas']): ReadonlySet<string> {
  const parts = Object.values(areas).flatMap((entry) => Object.values(entry?.manifest.parts ?? {}));
  return new Set(parts.flatMap(({ reads }) => reads.map((read) => (typeof read === 'string' ? read : read.path))));
}
