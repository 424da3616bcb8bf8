import type { AreaName } from '@flightdeck/shared/contracts/area-manifest';
import { areasSchema, isListed, type RegistryEntry } from '@flightdeck/shared/contracts/page-registry';
import * as v from '@flightdeck/shared/schema';

/** ms; whoever tries something out does not wait longer for it. */
const timeLimit = 5000;

/** What of a published set is read. */
const setSchema = v.object({ areas: areasSchema });

/** An entry whose files come from where `origin` says. */
export type ForeignEntry = RegistryEntry & { readonly origin: string };

/**
 * The release of an area in the set that an origin serves: its `registry.json` lies at the top.
 * @throws Error when there is none, or it would be loaded from somewhere else again
 */
export async function releaseAt(origin: string, area: AreaName): Promise<ForeignEntry> {
  const answer = await fetch(`${origin}/registry.json`, {
    ...{ cache: 'no-store', credentials: 'omit' },
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!answer.ok) throw new Error(`${origin}/registry.json: ${answer.status}`);
  const entry = v.parse(setSchema, await answer.json()).areas[area];
  if (!entry) throw new Error(`The set at ${origin} has no ${area}.`);
  // Its files would come from a third place, or unchecked.
  if (entry.origin || !isListed(entry)) throw new Error(`The set at ${origin} has no release of ${area}.`);
  const folder = new URL(entry.base, `${origin}/`);
  if (folder.origin !== origin) throw new Error(`The set at ${origin} leads to ${folder.origin}.`);
  return { ...entry, origin: folder.href };
}
