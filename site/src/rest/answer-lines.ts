import type { SignedIn } from '../server/identify';
import type { Site } from '../server/site';
import { refuse } from './answer';
import { dispatch } from './dispatch';
import { localReads, namedReads } from './first-reads';

/** Path below `/wp-json/` of the route that answers several reads. */
export const readsRoute = 'flightdeck/v1/reads';

/** More than any screen starts. */
const most = 20;

/**
 * Answers a read as a call of its own would be: one line of JSON with path, status and body, null for an empty one. A read that
 * is to go wrong (`/control/chaos`) has status 0, so that the page makes the call that goes wrong.
 * @param id as `readId` writes it
 */
export async function answerLine(site: Site, { user, session }: SignedIn, id: string): Promise<string> {
  const [path = '', query = ''] = id.split('?');
  if (site.chaos.hits('GET', path)) return line(id, 0, null);
  const { answer } = await dispatch(site, {
    method: 'GET',
    path,
    user,
    session,
    query: new URLSearchParams(query),
    body: async () => ({ ok: true, value: {} }),
  });
  return line(id, answer.status, answer.body ?? null);
}

const line = (path: string, status: number, body: unknown) => `${JSON.stringify({ path, status, body })}\n`;

/**
 * Answers several reads in one response, each on its own line as soon as it is there. Reads that no area names are left out.
 * @param query `paths`, separated by commas
 */
export function answerReads(
  site: Site,
  who: SignedIn | null,
  query: URLSearchParams,
  areas: Parameters<typeof namedReads>[0],
): Response {
  if (!who) {
    const { status, body } = refuse(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
    return Response.json(body, { status });
  }
  const named = namedReads(areas);
  const wanted = [...new Set((query.get('paths') ?? '').split(','))].filter((id) => named.has(id)).slice(0, most);
  const isLocal = (id: string) => localReads.includes(id);
  const inOrder = [...wanted.filter(isLocal), ...wanted.filter((id) => !isLocal(id))];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      // One that throws is left out: the page makes the call and hears why.
      const print = async (id: string) => controller.enqueue(encoder.encode(await answerLine(site, who, id)));
      await Promise.allSettled(inOrder.map(print));
      controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=UTF-8',
      'Cache-Control': 'no-cache, must-revalidate, max-age=0',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
