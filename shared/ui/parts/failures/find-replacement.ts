import { isSessionStarted, pageState } from '@flightdeck/shared/session';
import type { AreaName } from '../../../contracts/areas/area-manifest';
import { type Failure, failure } from '../../../contracts/areas/failure';
import { areaOf, lacksFile } from './as-part-failure';

/** How long to wait for the registry, in ms. During this time, the panel shows the reported failure. */
const timeLimit = 5000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const versionOf = (entry: unknown): string | undefined =>
  isRecord(entry) && typeof entry.version === 'string' ? entry.version : undefined;

/** Versions of an area in the registry; undefined if unknown. */
interface Versions {
  /** The version that users get by default. */
  readonly live: string | undefined;
  /** The version that only some users get. */
  readonly staged: string | undefined;
}

/** Returns the versions of an area in the current registry of the set. @param setUrl address of the set, with a final slash */
async function currentVersions(setUrl: string, area: AreaName): Promise<Versions> {
  try {
    const response = await fetch(`${setUrl}registry.json`, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeLimit),
    });
    const { areas, staged }: { areas?: unknown; staged?: unknown } = response.ok ? await response.json() : {};
    const stagedRelease = isRecord(staged) ? staged[area] : undefined;
    return {
      live: isRecord(areas) ? versionOf(areas[area]) : undefined,
      staged: isRecord(stagedRelease) ? versionOf(stagedRelease.entry) : undefined,
    };
  } catch {
    return { live: undefined, staged: undefined };
  }
}

/**
 * Checks whether a file is missing because another release is live. An open page uses the releases it started with; once
 * their files are deleted, Retry cannot help, but reloading the page does.
 * @returns a failure with the code `area-replaced`; null if the failure has or may have another cause
 */
export async function findReplacement(lost: Failure): Promise<Failure | null> {
  const area = areaOf(lost);
  if (!area || !lacksFile(lost) || !isSessionStarted()) return null;
  const { url, areas } = pageState().registry;
  const version = areas[area]?.version;
  // A widget on a foreign page has no registry.
  if (!url || version === undefined) return null;
  const { live, staged } = await currentVersions(url, area);
  if (live === undefined || live === version || staged === version) return null;
  return failure('area-replaced', `${area} ${version} was replaced by ${live}.`, {
    area,
    version,
    present: live,
    ...(lost.part && { part: lost.part }),
    ...(lost.url && { url: lost.url }),
    cause: lost,
  });
}
