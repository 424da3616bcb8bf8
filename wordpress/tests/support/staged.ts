import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn, type UserName } from './test';
import type { WordPress } from './wordpress';

/** The area whose release the tests stage. */
export const area = 'mf-settings';

/** Removes all counts. */
export const deleteCounts = (site: WordPress): void => {
  site.php("delete_option( 'flightdeck_visit_counts' );");
};

/**
 * Stages a copy of the area's live release as version 9.0.0-1.
 * @param roles roles that get the staged release; empty for no user
 * @param since time of the staging, here any string; with another string, the trial of the release starts again
 */
export function stage(
  site: WordPress,
  roles: readonly UserName[],
  since: string,
): { readonly liveVersion: string; readonly stagedVersion: string } {
  const file = join(site.plugins, 'flightdeck/set/registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const entry = registry.areas[area];
  const names = roles.map((role) => (role === 'admin' ? 'administrator' : role));
  const staged = { entry: { ...entry, version: '9.0.0-1' }, release: 'x.json', audience: { roles: names }, since };
  writeFileSync(file, JSON.stringify({ ...registry, staged: { [area]: staged } }));
  return { liveVersion: entry.version, stagedVersion: '9.0.0-1' };
}

/** Ends all staged releases. */
export function unstage(site: WordPress): void {
  const file = join(site.plugins, 'flightdeck/set/registry.json');
  const { staged: _ended, ...registry } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(registry));
}

/** Opens the page as a user. Returns the version of the area in the page, the nonce, and whether the visit is counted. */
export async function visit(page: Page, site: WordPress, user: UserName) {
  await logIn(page, site, user);
  const html = await (await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`)).text();
  const [, state = '{}'] = /id="flightdeck-page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const { initial, registry } = JSON.parse(state);
  return {
    version: registry?.areas[area].version,
    nonce: String(initial?.WP_API_nonce),
    isCounted: html.includes('"countsVisit":true'),
  };
}

/** Sends a visit to the route for visits or, without a body, reads the counts. Without a nonce, the request has no login. */
export const requestVisits = (page: Page, site: WordPress, nonce: string, body?: string) => {
  const options = { headers: nonce ? { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' } : {} };
  const url = `${site.url}/wp-json/flightdeck/v1/visits`;
  return body === undefined ? page.request.get(url, options) : page.request.post(url, { ...options, data: body });
};

/** Returns a visit in which the area failed. */
export const failedVisit = (version: string): string =>
  JSON.stringify({ areas: { [area]: { version, ms: 40, code: 'area-mount' } } });

/** Returns a visit in which the area loaded. */
export const successfulVisit = (version: string, ms = 40): string =>
  JSON.stringify({ areas: { [area]: { version, ms } } });
