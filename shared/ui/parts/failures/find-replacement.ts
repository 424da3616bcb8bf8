import { isSessionStarted, pageState } from '@flightdeck/shared/session';
import type { AreaName } from '../../../contracts/areas/area-manifest';
import { type Failure, failure } from '../../../contracts/areas/failure';
import { bare } from '../../../contracts/wire/own';
import { areaOf, lacksFile } from './as-part-failure';

/** Milliseconds to wait for the registry; the panel is on screen already. */
const limit = 5000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const versionOf = (entry: unknown): string | undefined =>
  isRecord(entry) && typeof entry.version === 'string' ? entry.version : undefined;

/** Versions of an area; undefined if they are unknown. */
interface Versions {
  readonly live: string | undefined;
  /** The version that some users get beside the live one. */
  readonly staged: string | undefined;
}

/** Returns the versions that the registry names now. */
async function currentVersions(registry: string, area: AreaName): Promise<Versions> {
  try {
    const answer = await fetch(
      `${registry}registry.json`,
      bare({
        cache: 'no-store',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(limit),
      }),
    );
    const { areas, staged }: { areas?: unknown; staged?: unknown } = answer.ok ? await answer.json() : {};
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
 * Checks whether a file is missing because another release is live. A page that stays open keeps the releases it
 * started with; once their files are deleted, Retry cannot help, but reloading the page does.
 * @returns a failure that says so; null if the file is missing for another reason
 */
export async function findReplacement(lost: Failure): Promise<Failure | null> {
  const area = areaOf(lost);
  if (!area || !lacksFile(lost) || !isSessionStarted()) return null;
  const { url, areas } = pageState().registry;
  const version = areas[area]?.version;
  // A widget on a host page has no registry.
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
