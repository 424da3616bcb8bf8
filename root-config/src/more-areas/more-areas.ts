import type { AreaManifest } from '@flightdeck/shared/contracts/area-manifest';
import { areaRoutesSchema } from '@flightdeck/shared/contracts/area-routes';
import { areasIn } from '@flightdeck/shared/contracts/areas-in';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import { bare } from '@flightdeck/shared/contracts/own';
import { areasSchema } from '@flightdeck/shared/contracts/page-registry';
import type { PageState } from '@flightdeck/shared/contracts/page-state';
import { restUrl } from '@flightdeck/shared/contracts/rest-url';
import { __ as translated } from '@flightdeck/shared/i18n';
import * as v from '@flightdeck/shared/schema';
import { withLimit } from '@flightdeck/shared/timing';
import { isKnown, rowOf, rows } from '../find-route';
import type { PageLoader } from '../loader/load-chain';
import { addRelease } from '../loader/release-files';
import { everybody, managers, writers } from '../visitors';
import { addFailed, dropFailed } from './failed-routes';
import { failureOf, refused } from './route-failure';

type Site = Pick<PageState, 'registry' | 'initial' | 'locale'>;
type Areas = PageLoader['entries'];
type Manifest = Pick<AreaManifest, 'name' | 'routes'>;

/** Milliseconds to wait for the host. */
const limit = 10_000;
/** Milliseconds for which a new route waits for the texts of its screen, whose title is one of them. */
const textLimit = 3000;

const answerSchema = v.object({ areas: areasSchema });
const visitorsOf = { everybody, writers, managers };

/** Adds the routes that areas bring themselves (`area.json`). A route that is there already stays. */
function addRoutes(areas: Areas): void {
  for (const entry of Object.values(areas)) if (entry?.manifest.routes) addRoutesOf(entry.manifest);
}

function addRoutesOf({ name, routes }: Manifest): void {
  const read = v.safeParse(areaRoutesSchema, routes);
  if (!read.success) {
    console.error(`Flightdeck: the routes of ${name} have the wrong form.`, routes);
    return;
  }
  for (const [path, { screen, title, visitors = 'managers' }] of Object.entries(read.output)) {
    dropFailed(path);
    if (!rowOf(path))
      rows.push([
        new RegExp(`^${path}$`),
        { title: () => translated(title), screen: `${name}/${screen}`, visitors: visitorsOf[visitors] },
      ]);
  }
}

/** Adds areas to those of the page. A release that the page has already stays. */
function addEntries(found: Areas, { entries }: Pick<PageLoader, 'entries'>, setUrl: string): void {
  for (const name of areasIn(found)) {
    const entry = found[name];
    if (!entry || entries[name]) continue;
    entries[name] = entry;
    addRelease(entry, setUrl);
  }
}

/** Answers by query, so that each is requested once. */
const asked = new Map<string, Promise<Failure | null>>();

/** Asks the host for areas. Never rejects; after a failure, which it returns, the next call asks again. */
function ask(
  query: string,
  loader: Pick<PageLoader, 'entries'>,
  { registry, initial, locale }: Site,
): Promise<Failure | null> {
  const known = asked.get(query);
  if (known) return known;
  const request = async () => {
    const [language] = locale.lang.split('-');
    const answer = await fetch(
      restUrl(initial.WP_API_root, `${registry.more}?language=${language}${query}`),
      bare({
        credentials: 'same-origin',
        headers: { 'X-WP-Nonce': initial.WP_API_nonce },
        signal: AbortSignal.timeout(limit),
      }),
    );
    if (!answer.ok) throw refused(answer.status);
    const { areas } = v.parse(answerSchema, await answer.json());
    addEntries(areas, loader, registry.url);
    addRoutes(areas);
    return null;
  };
  const answer = request().catch((cause: unknown) => {
    asked.delete(query);
    console.error(`Flightdeck: more areas could not be loaded (${query || 'all'}).`, cause);
    return failureOf(cause, limit);
  });
  asked.set(query, answer);
  return answer;
}

/**
 * Adds the route that an area brings, with the area if the page state left it out, and starts to load its screen. Never rejects: a
 * route that the host did not answer shows the failure, with a retry.
 * @param path a route that the page does not know
 */
export async function addRoute(
  path: string,
  loader: Pick<PageLoader, 'entries' | 'load' | 'standIns'>,
  site: Site,
): Promise<void> {
  // Overrides and development servers bring routes too.
  addRoutes(loader.entries);
  if (site.registry.more && !isKnown(path)) {
    const request = () => ask(`&path=${encodeURIComponent(path)}`, loader, site);
    const problem = await request();
    if (problem) return addFailed(path, problem, request, loader.standIns);
    dropFailed(path);
  }
  const { screen } = rowOf(path) ?? {};
  if (typeof screen === 'string') await withLimit(loader.load(screen), textLimit).catch(() => undefined);
}

/** Adds all areas that the page state left out, for the status screen. Never rejects. */
export const addAll = async (loader: Pick<PageLoader, 'entries'>, site: Site): Promise<void> => {
  if (site.registry.more) await ask('', loader, site);
};
