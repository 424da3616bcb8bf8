import {
  type HealthReport,
  healthReportSchema,
  healthRoute,
  type ReleaseHealth,
} from '@flightdeck/shared/contracts/health';
import * as v from 'valibot';
import { DeployError } from './outcome';
import { pageUnit, type UnitName } from './release';
import { table } from './table';
import { many } from './words';

/** Milliseconds to wait for the site. */
const limit = 20_000;

const unusable = (message: string, next: string) => new DeployError('target', message, next);

/**
 * Reads the counts of releases from a site.
 * @param site its address
 * @param login user and application password of an administrator, separated by a colon
 * @throws DeployError when the site does not answer them
 */
export async function readSiteHealth(site: string, login: string | undefined): Promise<HealthReport> {
  const url = addressOf(site);
  if (!login)
    throw new DeployError(
      'usage',
      `${site} shows its counts to administrators only.`,
      'Set FLIGHTDECK_SITE_LOGIN to "user:application password". Users › Profile makes such a password.',
    );
  let answer: Response;
  try {
    answer = await fetch(url, {
      headers: { Authorization: `Basic ${Buffer.from(login).toString('base64')}` },
      signal: AbortSignal.timeout(limit),
      redirect: 'error',
    });
  } catch (error) {
    throw unusable(`${site} does not answer: ${error instanceof Error ? error.message : error}`, 'Check the address.');
  }
  if (!answer.ok)
    throw unusable(
      `${site} refuses its counts with status ${answer.status}.`,
      answer.status === 404
        ? 'Update the Flightdeck plugin of the site.'
        : 'Use an application password of an administrator in FLIGHTDECK_SITE_LOGIN.',
    );
  const read = v.safeParse(healthReportSchema, await answer.json().catch(() => null));
  if (!read.success) throw unusable(`${site} answers something else than counts.`, 'Check the address.');
  return read.output;
}

/** Only https and this machine, because the request contains a password. */
function addressOf(site: string): string {
  const wrong = new DeployError(
    'usage',
    `${site} is not an https address.`,
    'Name the site such as https://site.example.',
  );
  if (!URL.canParse(site)) throw wrong;
  const url = new URL(site);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) throw wrong;
  // Works with and without pretty permalinks.
  return `${url.origin}${url.pathname.replace(/\/$/, '')}/?rest_route=/${healthRoute}`;
}

const part = ({ loads, failures }: ReleaseHealth) =>
  loads === 0 ? '' : `${failures} failed (${Math.round((1000 * failures) / loads) / 10} %)`;

/** Returns what else was counted, as on `#/status`: failures by code, retries, lost drafts, slow interactions. */
const details = ({ codes, retries, lost, slow, interactions }: ReleaseHealth): string =>
  [
    ...Object.entries(codes).map(([code, count]) => `${code} × ${count}`),
    ...(retries > 0 ? [retries === 1 ? '1 retry' : `${retries} retries`] : []),
    ...(lost > 0 ? [`${many(lost, 'draft')} lost`] : []),
    ...(slow > 0 ? [`slow interactions in ${slow} of ${many(interactions, 'visit')}`] : []),
  ].join(', ');

/** Returns the counts in lines: the live release of each area, then the staged one, then earlier ones. */
export function healthLines({ areas, takenBack }: HealthReport, site: string, unit: UnitName | undefined): string[] {
  if (unit === pageUnit) return [];
  const names = Object.keys(areas).filter((area) => unit === undefined || area === unit);
  const rows = names.flatMap((area) =>
    (areas[area] ?? [])
      .filter(({ stage, loads }) => stage !== 'earlier' || loads > 0)
      .map((release) => [
        ...[area, release.stage, release.version, many(release.loads, 'visit'), part(release)],
        release.ms === null ? '' : `${release.ms} ms`,
        details(release),
      ]),
  );
  const ended = takenBack
    .filter(({ area }) => unit === undefined || area === unit)
    .map(
      ({ area, version, at, staged, live, unsent }) =>
        `Taken back: ${area} ${version}, ${at}: ${staged.failures} of ${staged.loads} visits failed, ${live.failures} of ${live.loads} with the live release.${unsent === undefined ? '' : ` The configured URL got no message: ${unsent}.`}`,
    );
  return ['', `Last 14 days on ${site}:`, ...table(rows), ...ended];
}
