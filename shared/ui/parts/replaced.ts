import { isSessionStarted, pageState } from '@flightdeck/shared/session';
import type { AreaName } from '../../contracts/area-manifest';
import { type Failure, failure } from '../../contracts/failure';
import { areaOf, lacksFile } from './lost-file';

/** Milliseconds to wait for the registry; the panel is on screen already. */
const limit = 5000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the live version. @returns undefined if it is unknown */
async function liveVersion(registry: string, area: AreaName): Promise<string | undefined> {
  try {
    const answer = await fetch(`${registry}registry.json`, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(limit),
    });
    const { areas }: { areas?: unknown } = answer.ok ? await answer.json() : {};
    const entry = isRecord(areas) ? areas[area] : undefined;
    return isRecord(entry) && typeof entry.version === 'string' ? entry.version : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks whether a file is missing because another release is live. A page that stays open keeps the releases it
 * started with; once their files are deleted, Retry cannot help, but reloading the page does.
 * @returns a failure that says so; null if the file is missing for another reason
 */
export async function replacement(lost: Failure): Promise<Failure | null> {
  const area = areaOf(lost);
  if (!area || !lacksFile(lost) || !isSessionStarted()) return null;
  const { url, areas } = pageState().registry;
  const version = areas[area]?.version;
  // A widget on a host page has no registry.
  if (!url || version === undefined) return null;
  const live = await liveVersion(url, area);
  if (live === undefined || live === version) return null;
  return failure('area-replaced', `${area} ${version} was replaced by ${live}.`, {
    area,
    version,
    present: live,
    ...(lost.part && { part: lost.part }),
    ...(lost.url && { url: lost.url }),
    cause: lost,
  });
}
