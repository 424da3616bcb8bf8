import { createHmac } from 'node:crypto';
import { areasIn } from '@flightdeck/shared/contracts/areas-in';
import {
  beaconLimit,
  type HealthReport,
  type ReleaseHealth,
  type TakenBack,
  visitSchema,
} from '@flightdeck/shared/contracts/health';
import type { Registry } from '@flightdeck/shared/contracts/registry';
import * as v from 'valibot';
import { permissionsOf } from '../auth/permissions';
import { type Answer, ok, refuse } from '../rest/answer';
import type { Site } from '../server/site';
import { visitorOf } from '../set/audience';
import { readerOf } from '../store/options';
import type { User } from '../store/users';
import { type Book, bookSchema, emptyBook, everyAt, hourOf, isTakenBack, pruned, total, versionsIn } from './book';
import { countRequest, countVisit } from './count-visit';
import { sendTakeBack } from './take-back-url';

const option = 'health';
const read = readerOf(option, bookSchema, emptyBook);

/** Returns what the site has counted. */
export const readBook = ({ store }: Site): Book => read(store.options);

/** Returns whether the site counts visits: while a release is staged. */
export const countsVisits = ({ staged = {} }: Registry): boolean => areasIn(staged).length > 0;

/** Removes all counts when no release is staged any more. */
export function forgetCounts(site: Site, registry: Registry): void {
  if (countsVisits(registry) || readBook(site).rate.hour === 0) return;
  site.store.write(() => site.store.options.set(option, emptyBook));
}

/** Returns whether the site counts this visit of the page: not of users who opted out, nor when sampling skips it. */
export function countsThisVisit(
  site: Site,
  registry: Registry,
  user: User,
  random: () => number = Math.random,
): boolean {
  if (!countsVisits(registry)) return false;
  if (site.store.userOptions(user.id).get('tracks_opt_out', v.boolean(), false)) return false;
  return random() * everyAt(readBook(site), hourOf(site.clock.now())) < 1;
}

/** As WordPress answers. */
const taken: Answer = { status: 204, body: undefined };

const wrong = refuse(400, 'rest_invalid_param', 'Invalid parameter(s): areas');

/**
 * Takes the counts of one visit.
 * @param read reads the body of the request; undefined if it is larger than the limit
 */
export async function takeVisit(
  site: Site,
  registry: Registry,
  user: User | null,
  read: (limit: number) => Promise<string | undefined>,
): Promise<Answer> {
  if (!user) return refuse(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  // The hash tells users apart and is of no use outside of this site.
  const key = createHmac('sha256', site.store.secret).update(`health|${user.id}`).digest('hex').slice(0, 12);
  const now = site.clock.now();
  const mayRead = site.store.write(() => {
    const book = countRequest(readBook(site), key, now);
    if (book) site.store.options.set(option, book);
    return book !== null;
  });
  // No error: the browser would show one to a user who opens the page often.
  if (!mayRead) return taken;
  const text = await read(beaconLimit);
  if (text === undefined) return refuse(413, 'rest_body_too_large', 'The request is too large.');
  const visit = v.safeParse(visitSchema, parsed(text));
  if (!visit.success) return wrong;
  return site.store.write(() => {
    const { book, takenBack } = countVisit(readBook(site), visit.output, registry, key, visitorOf(site, user), now);
    site.store.options.set(option, book);
    for (const each of takenBack) announce(site, each);
    return taken;
  });
}

/** Logs that a release was taken back, and sends a message to the configured URL, without waiting for it. */
function announce(site: Site, taken: TakenBack): void {
  const { area, version, since, reason, staged, live } = taken;
  console.warn(`Took back ${area} ${version} (${reason}):`, JSON.stringify({ staged, live }));
  if (site.takeBackUrl === null) return;
  const note = (unsent: string | null) => {
    if (unsent === null) return;
    const isIt = (each: TakenBack) => each.area === area && each.version === version && each.since === since;
    site.store.write(() => {
      const book = readBook(site);
      const takenBack = book.takenBack.map((each) => (isIt(each) ? { ...each, unsent } : each));
      site.store.options.set(option, { ...book, takenBack });
    });
  };
  sendTakeBack(site.takeBackUrl, taken, site.urls.site)
    .then(note)
    .catch(() => {
      // The site was stopped while the request was sent.
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers the counts of the last 14 days, for administrators. */
export function answerHealth(site: Site, registry: Registry, user: User | null): Answer {
  if (!user || !permissionsOf(site.store, user).manage_options)
    return refuse(user ? 403 : 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  return ok(healthReport(pruned(readBook(site), hourOf(site.clock.now())), registry));
}

/** Returns the counts by area and release: the live release first, then the staged one, then earlier ones. */
export function healthReport(book: Book, registry: Registry): HealthReport {
  const areas = areasIn(registry.areas).flatMap((area) => {
    const live = registry.areas[area]?.version;
    const trial = registry.staged?.[area];
    const staged = trial && !isTakenBack(book, area, trial) ? trial.entry.version : undefined;
    const versions = new Set([...(live ? [live] : []), ...(staged ? [staged] : []), ...versionsIn(book, area)]);
    const stageOf = (version: string) => (version === live ? 'live' : version === staged ? 'staged' : 'earlier');
    return [[area, [...versions].map((version) => releaseHealth(book, area, version, stageOf(version)))] as const];
  });
  return { areas: Object.fromEntries(areas), takenBack: book.takenBack.toReversed() };
}

function releaseHealth(book: Book, area: string, version: string, stage: ReleaseHealth['stage']): ReleaseHealth {
  const { ms, ...row } = total(book, area, version);
  return { version, stage, ...row, ms: row.loads > 0 ? Math.round(ms / row.loads) : null };
}
