import { filesFor } from '@flightdeck/shared/contracts/message-files';
import { areasAsked, areasRoute } from '@flightdeck/shared/contracts/more-areas';
import type { Context } from 'hono';
import type { SignedIn } from '../server/identify';
import type { Site } from '../server/site';
import { areasFor, visitorOf } from '../set/audience';
import { readRegistry } from '../set/registry-file';
import { readCounts } from '../visits/visits';
import { type Answer, ok, refuse } from './answer';

/**
 * Answers the areas that the page state left out, as this user gets them: `GET flightdeck/v1/areas`.
 * @param query `path` of a route, or none; `language` of the texts that the page loads
 * @returns null for other requests, and without a built set
 */
export function answerAreas(
  site: Site,
  c: Context,
  path: string,
  who: SignedIn | null,
  query: URLSearchParams,
): Answer | null {
  if (path !== areasRoute || c.req.method !== 'GET') return null;
  if (!who) return refuse(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  const reading = readRegistry(site.setDir);
  if (!reading.ok) return null;
  const all = areasFor(reading.registry, visitorOf(site, who.user), readCounts(site));
  const asked = areasAsked(all, query.get('path') ?? undefined);
  const language = query.get('language') ?? undefined;
  const areas = Object.entries(asked).map(([name, entry]) => [
    name,
    { ...entry, files: filesFor(entry.files, language) },
  ]);
  return ok({ areas: Object.fromEntries(areas) });
}
