import type { Registry } from '@flightdeck/shared/contracts/releases';
import rules from '../../../../rules/reads.json';
import { refuse } from '../../context/answer';
import type { LoggedIn } from '../../context/identify';
import type { Site } from '../../context/site';
import { limitUserConnection } from '../../rules/limit-page-state';
import { connectionData, viewerPermissions } from '../connection/state';
import { dispatch } from '../dispatch';
import { namedReads, readsToAnswer } from './first-reads';

/** Path below `/wp-json/` of the route that answers several reads. */
export const readsRoute = 'flightdeck/v1/reads';

/**
 * Returns the answer that a separate request would get, as a line of JSON with path, status and body (null for an empty body).
 * The answer to `connection/data` is limited to the fields that the page state of this user has. A read with a fault
 * (`/control/chaos`) gets status 0, so that the page sends a separate request, which fails.
 * @param id path and query of a read, as `readId` writes them
 */
export async function answerLine(site: Site, { user, session }: LoggedIn, id: string): Promise<string> {
  const [path = '', query = ''] = id.split('?');
  if (site.chaos.hasRule('GET', path)) return toLine(id, 0, null);
  const { answer } = await dispatch(site, {
    method: 'GET',
    path,
    user,
    session,
    query: new URLSearchParams(query),
    body: async () => ({}),
  });
  const isConnectionData = path === 'connection/data' && answer.status === 200;
  const body = isConnectionData
    ? limitUserConnection(connectionData(site, user), viewerPermissions(site, user))
    : answer.body;
  return toLine(id, answer.status, body ?? null);
}

const toLine = (path: string, status: number, body: unknown) => `${JSON.stringify({ path, status, body })}\n`;

/**
 * Answers several reads in one response, with one line for each as soon as it is ready. Skips reads that no area names. Without a
 * session, the response is 401.
 * @param query its `paths` are the requested reads, separated by commas
 */
export function answerReads(
  site: Site,
  loggedIn: LoggedIn | null,
  query: URLSearchParams,
  areas: Registry['areas'],
): Response {
  if (!loggedIn) {
    const { status, body } = refuse(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
    return Response.json(body, { status });
  }
  const ids = readsToAnswer(query.get('paths') ?? '', namedReads(areas));
  const body = linesWithin(ids, (id) => answerLine(site, loggedIn, id), rules.seconds * 1000);
  return new Response(body, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=UTF-8',
      'Cache-Control': 'no-cache, must-revalidate, max-age=0',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/**
 * Streams the line of each read as soon as it is ready. Reads without an answer within the limit get a line with status 0. Reads that
 * throw get that line or none. The page sends separate requests for both.
 * @param limit time for all reads together, in milliseconds
 */
export function linesWithin(
  ids: readonly string[],
  lineOf: (id: string) => Promise<string>,
  limit: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      const unanswered = new Set(ids);
      const send = async (id: string) => {
        const text = await lineOf(id);
        if (unanswered.delete(id)) controller.enqueue(encoder.encode(text));
      };
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<true>((resolve) => {
        timer = setTimeout(resolve, limit, true);
      });
      const isLate = await Promise.race([Promise.allSettled(ids.map(send)).then(() => false), timeout]);
      clearTimeout(timer);
      if (isLate) for (const id of unanswered) controller.enqueue(encoder.encode(toLine(id, 0, null)));
      unanswered.clear();
      controller.close();
    },
  });
}
