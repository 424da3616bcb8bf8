import type { AreaName } from '@flightdeck/shared/contracts/areas';
import {
  isListed,
  type PageRegistry,
  type RegistryEntry,
  registryEntrySchema,
} from '@flightdeck/shared/contracts/releases';
import { areaFailures, provideOlderReleases } from '@flightdeck/shared/parts';
import * as v from '@flightdeck/shared/schema';
import { refusalIn } from './compatibility';
import type { Load, PageLoader } from './load-chain';
import { createLoader } from './loader';
import { folderOf } from './release-files';
import { forgetScript } from './script';
import { pageShareScope } from './share-scope';

const key = (area: AreaName) => `flightdeck.worked.${area}.1`;
/** Number of releases to store per area: the current one and the previous one. */
const maxStored = 2;
/** Time without a failure, in ms, after which a release counts as working. */
export const settlingTime = 2000;

const entriesSchema = v.array(registryEntrySchema);

export interface OlderOptions {
  readonly loader: Pick<PageLoader, 'reports' | 'afterFailure' | 'listen'>;
  readonly registry: PageRegistry;
  /** Returns a function that starts a release as if the area had not run before. */
  readonly startRelease?: (area: AreaName, entry: RegistryEntry) => Load;
}

/**
 * Stores the last working release of each area in this browser, and lets the user return to it until the page is closed.
 * The files of the older release come from the same set, with the hashes from the time when it worked. Ignores releases
 * outside of the set.
 * @returns a function that stops storing releases
 */
export function keepOlderReleases({ loader, registry, startRelease = freshLoad(registry) }: OlderOptions): () => void {
  const { restarts, olderReleases } = loader.afterFailure;
  /** Older releases in use. */
  const chosen = new Map<AreaName, RegistryEntry>();

  const storedReleases = (area: AreaName): RegistryEntry[] => {
    try {
      const parsed = v.safeParse(entriesSchema, JSON.parse(localStorage.getItem(key(area)) ?? '[]'));
      if (!parsed.success) return [];
      return parsed.output.filter((entry) => !entry.origin && isListed(entry));
    } catch {
      return [];
    }
  };

  const storeRelease = (area: AreaName, loaded: string) => {
    const entry = registry.areas[area];
    // A development server or an override in place of the release does not prove that the release works.
    if (!entry || entry.origin || loaded !== entry.version || restarts.has(area) || chosen.has(area)) return;
    if (areaFailures().has(area)) return;
    const stored = storedReleases(area);
    if (stored[0]?.version === entry.version) return;
    const releases = [entry, ...stored.filter(({ version }) => version !== entry.version)].slice(0, maxStored);
    try {
      localStorage.setItem(key(area), JSON.stringify(releases));
    } catch {
      // The storage is full or blocked. Without an entry, the page offers no older release.
    }
  };

  const storeReleases = () => {
    for (const { area, version, state } of loader.reports()) if (state === 'ready') storeRelease(area, version);
  };
  const storeLater = () => setTimeout(storeReleases, settlingTime);

  const olderEntry = (area: AreaName) =>
    chosen.has(area)
      ? undefined
      : storedReleases(area).find(({ version }) => version !== registry.areas[area]?.version);

  provideOlderReleases({
    protocol: 1,
    version: (area) => olderEntry(area)?.version ?? null,
    use(area) {
      const entry = olderEntry(area);
      if (!entry) return;
      chosen.set(area, entry);
      olderReleases.set(area, startRelease(area, entry));
    },
    reloadFiles(area) {
      const entry = chosen.get(area) ?? registry.areas[area];
      if (!entry) return;
      const folder = folderOf(entry, registry.url);
      for (const file of Object.keys(entry.files)) forgetScript(new URL(file, folder).href);
      (chosen.has(area) ? olderReleases : restarts).set(area, startRelease(area, entry));
    },
  });
  storeLater();
  return loader.listen(storeLater);
}

const freshLoad = (registry: PageRegistry) => (area: AreaName, entry: RegistryEntry) => {
  // All runs of an area use the same global names, so remove the values of the previous run.
  const chunks = `webpackChunk${entry.container}`;
  for (const name of [entry.container, chunks]) Reflect.set(globalThis, name, undefined);
  Reflect.deleteProperty(Object(Reflect.get(globalThis, Symbol.for('flightdeck.chunks.1'))), chunks);
  return createLoader({
    entries: { [area]: entry },
    baseUrl: registry.url,
    shareScope: pageShareScope,
    refuse: refusalIn,
  }).load;
};
