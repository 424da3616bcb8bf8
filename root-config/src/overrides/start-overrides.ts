import type { AreaName } from '@flightdeck/shared/contracts/areas';
import type { PageState } from '@flightdeck/shared/contracts/page';
import { areasSchema, hasAllHashes, type RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { reactClient } from '@flightdeck/shared/parts';
import * as v from '@flightdeck/shared/schema';
import { createElement } from 'react';
import { OverrideBar } from './override-bar.view';
import { currentOverrides } from './overrides.store';

/** Time limit for the registry of an origin, in ms. */
const timeLimit = 5000;

type Areas = PageState['registry']['areas'];

/**
 * Returns the areas of the page with the overrides of this tab, and shows the overrides on a bar. The bar is outside of the shell,
 * so that the user can end an override that breaks the shell.
 */
export async function startOverrides(areas: Areas, notices: HTMLElement): Promise<Areas> {
  const overrides = currentOverrides();
  if (overrides.size === 0) return areas;
  const bar = document.createElement('div');
  notices.prepend(bar);
  reactClient.createRoot(bar).render(createElement(OverrideBar, { overrides }));
  const entries = [...overrides].map(
    async ([area, origin]) => [area, await entryAt(origin, area, areas[area])] as const,
  );
  return { ...areas, ...Object.fromEntries(await Promise.all(entries)) };
}

/** Returns the entry of an area in the registry of an origin. Without one, the area fails to load from this origin. */
async function entryAt(origin: string, area: AreaName, live: RegistryEntry | undefined) {
  try {
    const response = await fetch(`${origin}/registry.json`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeLimit),
    });
    const { areas } = v.parse(v.object({ areas: areasSchema }), await response.json());
    const entry = areas[area];
    if (!entry || !hasAllHashes(entry)) throw new Error(`The registry has no release of ${area} with hashes.`);
    return { ...entry, origin: `${origin}/${entry.base}` };
  } catch (cause) {
    console.error(`Flightdeck: ${area} could not be found at ${origin}.`, cause);
    return live && { ...live, origin: `${origin}/` };
  }
}
