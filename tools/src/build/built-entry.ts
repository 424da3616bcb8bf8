import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { RegistryEntry, RootEntry } from '@flightdeck/shared/contracts/releases';
import type { PublishedFolder } from './publish';
import type { PartialRegistry } from './registry-file';

/** What a build of a unit puts into the registry. */
export type BuiltEntry =
  | { readonly kind: 'page'; readonly root: RootEntry }
  | { readonly kind: 'embed'; readonly embed: PublishedFolder }
  | { readonly kind: 'area' | 'widgets'; readonly area: AreaName; readonly entry: RegistryEntry };

/** Returns the registry with a built entry. Everything else stays, such as the history, and releases that were deployed during the build. */
export function withBuilt(registry: PartialRegistry, built: BuiltEntry): PartialRegistry {
  // Signatures of the old registry do not match the new one.
  const { signedBy: _signatures, root, ...rest } = registry;
  if (built.kind === 'page') return { ...rest, root: { ...(root?.embed && { embed: root.embed }), ...built.root } };
  if (built.kind === 'embed') return root ? { ...rest, root: { ...root, embed: { ...built.embed } } } : registry;
  const key = built.kind === 'area' ? 'areas' : 'widgets';
  return { ...rest, ...(root && { root }), [key]: { ...registry[key], [built.area]: built.entry } };
}
