import type { AreaManifest } from '@flightdeck/shared/contracts/areas';
import { isReadMade } from '@flightdeck/shared/contracts/page';
import type { Registry } from '@flightdeck/shared/contracts/releases';
import rules from '../../../../rules/reads.json';
import { isViewer, type ViewerPermissions } from '../../rules/viewers';

/** Users who get the answer to a read without the provider, by path. */
const local: Readonly<Record<string, string>> = rules.local;

/** Facts that the conditions of reads depend on. */
interface ReadInput {
  readonly settings: unknown;
  readonly permissions: ViewerPermissions;
  readonly isOffline: boolean;
}

/** A part of the registry or of the page state, which has fewer fields. */
interface Part {
  readonly reads?: AreaManifest['parts'][string]['reads'] | undefined;
  readonly shows?: readonly string[] | undefined;
}
type Areas = Readonly<
  Partial<Record<string, { readonly manifest: { readonly parts: Readonly<Record<string, Part>> } }>>
>;

/** Returns the names of the parts of the first screen, and of the parts that these show. Skips parts that the areas lack. */
export function partsOfFirstScreen(areas: Areas): string[] {
  // The server doesn't know the hash of the address, so these are the parts of all routes.
  const names = new Set(rules.first);
  // The loop also visits names that it adds.
  for (const name of names) {
    const part = partOf(areas, name);
    if (!part) names.delete(name);
    for (const shown of part?.shows ?? []) names.add(shown);
  }
  return [...names];
}

function partOf(areas: Areas, name: string): Part | undefined {
  const [area = '', part = ''] = name.split('/');
  return areas[area]?.manifest.parts[part];
}

/**
 * Returns the reads whose answers the page of this user contains: those of the first screen that `local` in `rules/reads.json` lists
 * for the user (the site answers them without its provider), and that the page would send.
 */
export function readsInPage(areas: Areas, { settings, permissions, isOffline }: ReadInput): string[] {
  const paths = new Set<string>();
  for (const name of partsOfFirstScreen(areas)) {
    for (const pathOrRead of partOf(areas, name)?.reads ?? []) {
      const read = typeof pathOrRead === 'string' ? { path: pathOrRead } : pathOrRead;
      if (isViewer(local[read.path], permissions) && isReadMade(read, Object(settings), permissions, isOffline))
        paths.add(read.path);
    }
  }
  return [...paths];
}

/** Returns the reads that the areas of a registry name. The route for several reads answers no others. */
export function namedReads(areas: Registry['areas']): ReadonlySet<string> {
  const parts = Object.values(areas).flatMap((entry) => Object.values(entry?.manifest.parts ?? {}));
  return new Set(parts.flatMap(({ reads }) => reads.map((read) => (typeof read === 'string' ? read : read.path))));
}

/**
 * Returns the reads that the route for several reads answers. Reads that need no provider come first.
 * @param paths separated by commas
 * @param named reads that the areas name
 */
export function readsToAnswer(paths: string, named: ReadonlySet<string>): string[] {
  const requested = [...new Set(paths.split(','))].filter((id) => named.has(id)).slice(0, rules.most);
  const isLocal = (id: string) => Object.hasOwn(local, id);
  return [...requested.filter(isLocal), ...requested.filter((id) => !isLocal(id))];
}
