import { createHmac } from 'node:crypto';
import { areasIn } from '@flightdeck/shared/contracts/areas';
import { type Registry, visitLimit, visitSchema } from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { type Answer, ok, refuse } from '../context/answer';
import type { Site } from '../context/site';
import { permissionsOf } from '../facts/permissions';
import { visitorOf } from '../set/audience';
import { readerOf } from '../store/options';
import type { User } from '../store/users';
import { type Counts, countRequest, countsReport, countsSchema, countVisit, noCounts } from './counts';

const optionName = 'visit-counts';
const readStored = readerOf(optionName, countsSchema, noCounts);

/** Returns the stored counts. */
export const readCounts = ({ store }: Site): Counts => readStored(store.options);

/** Returns whether the site counts visits, which it does while a release is staged. */
export const isCountingVisits = ({ staged = {} }: Registry): boolean => areasIn(staged).length > 0;

/** Removes all counts if no release is staged. */
export function removeOldCounts(site: Site, registry: Registry): void {
  if (isCountingVisits(registry) || readCounts(site).rate.hour === 0) return;
  site.store.write(() => site.store.options.set(optionName, noCounts));
}

/** Returns whether pages of this user send their visits, which they don't after the user opted out of usage data. */
export const isCountingVisitsOf = (site: Site, registry: Registry, user: User): boolean =>
  isCountingVisits(registry) && !site.store.userOptions(user.id).get('tracks_opt_out', v.boolean(), false);

/** Response to a request, whether its visit is counted or not. */
const accepted: Answer = { status: 204, body: undefined };

/**
 * Reads and counts the visit in a request, within the limit of requests per user.
 * @param readBody reads the body of the request; undefined if it has more than `limit` bytes
 */
export async function receiveVisit(
  site: Site,
  registry: Registry,
  user: User | null,
  readBody: (limit: number) => Promise<string | undefined>,
): Promise<Answer> {
  if (!user) return refuse(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  // The hash is a pseudonymous ID, and is useless outside of this site.
  const id = createHmac('sha256', site.store.secret).update(`visits|${user.id}`).digest('hex').slice(0, 12);
  const now = site.clock.now();
  const mayRead = site.store.write(() => {
    const counts = countRequest(readCounts(site), id, now);
    if (counts) site.store.options.set(optionName, counts);
    return counts !== null;
  });
  // Not an error, because the browser's console would show it to a user who opens the page often.
  if (!mayRead) return accepted;
  const text = await readBody(visitLimit);
  if (text === undefined) return refuse(413, 'rest_body_too_large', 'The request is too large.');
  const visit = v.safeParse(visitSchema, parseJson(text));
  if (!visit.success) return refuse(400, 'rest_invalid_param', 'Invalid parameter(s): areas');
  return site.store.write(() => {
    const countsBefore = readCounts(site);
    const countsAfter = countVisit(countsBefore, visit.output, registry, id, visitorOf(site, user), now);
    site.store.options.set(optionName, countsAfter);
    for (const [area, { version, failures, visits, at }] of Object.entries(countsAfter.withdrawn))
      if (countsBefore.withdrawn[area]?.at !== at)
        console.warn(`Withdrew ${area} ${version}: ${failures} of its first ${visits} visits failed.`);
    return accepted;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the response with the counts, for administrators only. */
export function answerCounts(site: Site, registry: Registry, user: User | null): Answer {
  if (!user || !permissionsOf(site.store, user).manage_options)
    return refuse(user ? 403 : 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  return ok(countsReport(readCounts(site), registry));
}
