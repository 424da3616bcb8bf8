import type { AreaName } from '@flightdeck/shared/contracts/areas';
import {
  hasAllHashes,
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

export interface OlderReleasesOptions {
  readonly loader: Pick<PageLoader, 'reports' | 'recoveryLoads' | 'listen'>;
  readonly registry: PageRegistry;
  /** Returns a function that loads parts of a release as if the area had not run before. */
  readonly startRelease?: (area: AreaName, entry: RegistryEntry) => Load;
}

/**
 * Stores the last two working releases of each area in this browser. After a failure of the live release, the user can run
 * the previous one until the page is closed. Its files come from the same set, and must have the hashes that were stored
 * with the release. Ignores releases outside of the set.
 * @returns a function after which further loads store no release
 */
export function offerOlderReleases({
  loader,
  registry,
  startRelease = loadAgain(registry),
}: OlderReleasesOptions): () => void {
  const { restarts, olderReleases } = loader.recoveryLoads;
  /** Older releases in use. */
  const releasesInUse = new Map<AreaName, RegistryEntry>();

  const storedReleases = (area: AreaName): RegistryEntry[] => {
    try {
      const parsed = v.safeParse(entriesSchema, JSON.parse(localStorage.getItem(key(area)) ?? '[]'));
      if (!parsed.success) return [];
      return parsed.output.filter((entry) => !entry.origin && hasAllHashes(entry));
    } catch {
      return [];
    }
  };

  const storeRelease = (area: AreaName, loadedVersion: string) => {
    const entry = registry.areas[area];
    // A development server or an override in place of the release does not prove that the release works.
    if (!entry || entry.origin || loadedVersion !== entry.version || restarts.has(area) || releasesInUse.has(area))
      return;
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
    releasesInUse.has(area)
      ? undefined
      : storedReleases(area).find(({ version }) => version !== registry.areas[area]?.version);

  provideOlderReleases({
    protocol: 1,
    version: (area) => olderEntry(area)?.version ?? null,
    use(area) {
      const entry = olderEntry(area);
      if (!entry) return;
      releasesInUse.set(area, entry);
      olderReleases.set(area, startRelease(area, entry));
    },
    reloadFiles(area) {
      const entry = releasesInUse.get(area) ?? registry.areas[area];
      if (!entry) return;
      const folder = folderOf(entry, registry.url);
      for (const file of Object.keys(entry.files)) forgetScript(new URL(file, folder).href);
      (releasesInUse.has(area) ? olderReleases : restarts).set(area, startRelease(area, entry));
    },
  });
  storeLater();
  return loader.listen(storeLater);
}

/** Returns `load` of a new loader for a release, so that the files are requested and run again. */
const loadAgain = (registry: PageRegistry) => (area: AreaName, entry: RegistryEntry) => {
  // Each run of an area uses the same global names, so remove the values of the previous run.
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
