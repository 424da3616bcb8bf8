import type { LoggedIn } from '../../context/identify';
import type { Site } from '../../context/site';
import { hasRule } from '../../faults/chaos';
import { limitUserConnection } from '../../rules/limit-page-state';
import { areasFor } from '../../set/audience';
import { readRegistry } from '../../set/registry-file';
import { refusal } from '../capabilities';
import { connectionData, viewerPermissions } from '../connection/state';
import { responseToRead, toResponse } from '../dispatch';
import { namedReads, readsToAnswer } from './first-reads';

/** Path below `/wp-json/` of the route that answers several reads. */
export const readsRoute = 'flightdeck/v1/reads';

/**
 * Returns the answer that a separate request would get, as a line of JSON with path, status and body (null for an empty body).
 * The answer to `connection/data` is limited to the fields that the page state of this user has. A read with a fault
 * (`/control/chaos`) gets status 0, so that the page sends a separate request, which fails.
 * @param id path and query of a read, as `readId` writes them
 */
export async function answerLine(site: Site, loggedIn: LoggedIn, id: string): Promise<string> {
  const [path = ''] = id.split('?');
  if (hasRule(site.chaos, 'GET', path)) return toLine(id, 0, null);
  const response = await responseToRead(site, loggedIn, id);
  if (path === 'connection/data' && response.ok) {
    const visible = limitUserConnection(connectionData(site, loggedIn.user), viewerPermissions(site, loggedIn.user));
    return toLine(id, response.status, visible);
  }
  const text = await response.text();
  return toLine(id, response.status, text ? JSON.parse(text) : null);
}

const toLine = (path: string, status: number, body: unknown) => `${JSON.stringify({ path, status, body })}\n`;

/**
 * Answers several reads in one response, with one line for each. Skips reads that no area names. Without a session, the response is 401.
 * @param paths the requested reads, separated by commas
 */
export async function answerReads(site: Site, loggedIn: LoggedIn | null, paths = ''): Promise<Response> {
  if (!loggedIn) return toResponse(refusal('public', null));
  const reading = readRegistry(site.setDir);
  const areas = reading.ok ? areasFor(reading.registry, loggedIn.user) : {};
  const ids = readsToAnswer(paths, namedReads(areas));
  const lines = await Promise.all(ids.map((id) => answerLine(site, loggedIn, id)));
  return new Response(lines.join(''), { headers: { 'Content-Type': 'application/x-ndjson; charset=UTF-8' } });
}
