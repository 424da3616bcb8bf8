import type { AreaManifest, PartName } from '@flightdeck/shared/contracts/area-manifest';
import { own } from '@flightdeck/shared/contracts/own';
import type { Registry } from '@flightdeck/shared/contracts/registry';

/** Parts that a connected site shows first. The server doesn't know the hash of the address. */
const firstParts: readonly PartName[] = ['mf-dashboard/at-a-glance', 'mf-connection/notices'];

/**
 * Reads that the site answers without its provider, and the permission that a user needs to find the answer in the page; an
 * empty text needs none. The answer to `settings` has keys of the site for every user, which page states have only for users who can
 * change them. The WordPress plugin has the same list
 * (`wordpress/plugin/includes/first-reads.php`).
 */
export const localReads: Readonly<Record<string, string>> = {
  settings: 'manage_options',
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

/** A part in the registry, whole or as the page state has it. */
interface Part {
  readonly reads?: AreaManifest['parts'][string]['reads'] | undefined;
  readonly shows?: readonly string[] | undefined;
}
type Areas = Readonly<
  Partial<Record<string, { readonly manifest: { readonly parts: Readonly<Record<string, Part>> } }>>
>;

/** Returns the parts of the first screen that the areas have, with the parts that they show. */
export function partsOfFirstScreen(areas: Areas): string[] {
  const names = new Set<string>(firstParts);
  // The loop also visits names that it adds.
  for (const name of names) {
    const shown = partOf(areas, name);
    if (!shown) names.delete(name);
    for (const each of shown?.shows ?? []) names.add(each);
  }
  return [...names];
}

function partOf(areas: Areas, name: string): Part | undefined {
  const [area = '', part = ''] = name.split('/');
  return own(areas[area]?.manifest.parts ?? {}, part);
}

/** Returns the local reads of the first screen, by the rules of the inline script (root-config/src/early.ts). */
export function readsInPage(areas: Areas, { settings, permissions, isOffline }: ReadFacts): string[] {
  const found = new Set<string>();
  for (const name of partsOfFirstScreen(areas)) {
    for (const read of partOf(areas, name)?.reads ?? []) {
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
