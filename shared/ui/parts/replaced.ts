import { isSessionStarted, pageState } from '@flightdeck/shared/session';
import type { AreaName } from '../../contracts/area-manifest';
import { type Failure, failure } from '../../contracts/failure';
import { areaOf, lacksFile } from './lost-file';

/** ms that the registry is waited for: the panel is on screen already. */
const limit = 5000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the live version. @returns undefined when it cannot be known */
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
 * A page that stays open keeps the releases it started with. When a file of one is gone and another release is live by now,
 * that is why: no retry helps, a new page does.
 * @returns that as a failure; null when the file is missing for another reason
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
