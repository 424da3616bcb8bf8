import {
  type ReleaseCounts,
  type VisitCounts,
  visitCountsSchema,
  visitsRoute,
} from '@flightdeck/shared/contracts/releases';
import * as v from 'valibot';
import { countText } from '../../common/count-text';
import { DeployError, targetError } from '../../common/outcome';
import { pageUnit, type UnitName } from '../releases/release';
import { table } from './table';

/** How long to wait for the site, in ms. */
const timeLimit = 20_000;

/**
 * Reads the counts of releases from a site.
 * @param site address of the site
 * @param login user and application password of an administrator, separated by a colon
 * @throws DeployError when the address is invalid, the login is missing, or the site does not return the counts
 */
export async function readSiteCounts(site: string, login: string | undefined): Promise<VisitCounts> {
  const url = addressOf(site);
  if (!login)
    throw new DeployError(
      'usage',
      `${site} shows its counts to administrators only.`,
      'Set FLIGHTDECK_SITE_LOGIN to "user:application password". Create such a password under Users › Profile.',
    );
  let answer: Response;
  try {
    answer = await fetch(url, {
      headers: { Authorization: `Basic ${Buffer.from(login).toString('base64')}` },
      signal: AbortSignal.timeout(timeLimit),
      redirect: 'error',
    });
  } catch (error) {
    throw targetError(
      `${site} does not answer: ${error instanceof Error ? error.message : error}`,
      'Check the address.',
    );
  }
  if (!answer.ok) throw statusError(site, answer.status);
  const parsed = v.safeParse(visitCountsSchema, await answer.json().catch(() => null));
  if (!parsed.success) throw targetError(`${site} returned something other than counts.`, 'Check the address.');
  return parsed.output;
}

/** Returns the error for an unsuccessful status. */
function statusError(site: string, status: number): DeployError {
  if (status === 404)
    return targetError(
      `${site} counts no visits.`,
      'Sites count visits while a release is staged. If one is, check the address, and update the Flightdeck plugin.',
    );
  if (status === 401 || status === 403)
    return targetError(
      `${site} refuses its counts with status ${status}.`,
      'Use an application password of an administrator in FLIGHTDECK_SITE_LOGIN.',
    );
  return targetError(`${site} answered with status ${status}.`, 'Try again later.');
}

/**
 * Returns the address of the counts. Allows only https and this machine, because the request contains a password.
 * @throws DeployError for another address
 */
function addressOf(site: string): string {
  const invalidAddress = new DeployError(
    'usage',
    `${site} is not an https address.`,
    'Name the site with its protocol, such as https://site.example.',
  );
  if (!URL.canParse(site)) throw invalidAddress;
  const url = new URL(site);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) throw invalidAddress;
  // Works with and without pretty permalinks.
  return `${url.origin}${url.pathname.replace(/\/$/, '')}/?rest_route=/${visitsRoute}`;
}

/** Counts of a site, and its address. */
export interface SiteCounts extends VisitCounts {
  readonly site: string;
}

const failuresText = ({ visits, failures }: ReleaseCounts) =>
  visits === 0 ? '' : `${failures} failed (${Math.round((1000 * failures) / visits) / 10} %)`;

const isSelected = (unit: UnitName | undefined) => (area: string) => unit === undefined || area === unit;

/** Returns lines with the counts of each live and staged release, then the releases that the site withdrew. */
export function countLines({ areas, withdrawn, site }: SiteCounts, unit: UnitName | undefined): string[] {
  if (unit === pageUnit) return [];
  const rows = Object.entries(areas)
    .filter(([area]) => isSelected(unit)(area))
    .flatMap(([area, releases]) =>
      releases.map((release) => [
        area,
        release.stage,
        release.version,
        countText(release.visits, 'visit'),
        failuresText(release),
        release.ms === null ? '' : `${release.ms} ms`,
        Object.entries(release.codes)
          .map(([code, count]) => `${code} × ${count}`)
          .join(', '),
      ]),
    );
  const withdrawnLines = Object.entries(withdrawn)
    .filter(([area]) => isSelected(unit)(area))
    .map(
      ([area, { version, at, visits, failures }]) =>
        `Withdrawn: ${area} ${version}, ${at}: ${failures} of its first ${visits} visits failed.`,
    );
  return ['', `Visits on ${site}:`, ...table(rows), ...withdrawnLines];
}

/** Returns the releases that a site withdrew, as rows of the history. @param unit undefined for all units */
export const withdrawnRows = ({ withdrawn }: SiteCounts, unit: UnitName | undefined) =>
  Object.entries(withdrawn)
    .filter(([area]) => isSelected(unit)(area))
    .map(([area, { version, at }]) => ({ unit: area, what: 'withdrawn', version, at }));
