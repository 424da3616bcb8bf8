import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn, type UserName } from './test';
import type { WordPress } from './wordpress';

/** The area whose release the tests stage. */
const area = 'mf-settings';

/** Stages a copy of the area's live release as version 9.0.0-1. @param audience the users who get it, as in the registry */
export function stage(
  site: WordPress,
  audience: Readonly<Record<string, unknown>>,
): { readonly liveVersion: string; readonly stagedVersion: string } {
  const file = join(site.plugins, 'flightdeck/set/registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const entry = registry.areas[area];
  const staged = { entry: { ...entry, version: '9.0.0-1' }, release: 'x.json', audience, since: '' };
  writeFileSync(file, JSON.stringify({ ...registry, staged: { [area]: staged } }));
  return { liveVersion: entry.version, stagedVersion: '9.0.0-1' };
}

/** Returns the version of the area that a user gets. */
export async function servedVersion(page: Page, site: Pick<WordPress, 'url'>, user: UserName): Promise<string> {
  await logIn(page, site, user);
  const html = await (await page.request.get(`${site.url}/wp-admin/admin.php?page=flightdeck`)).text();
  const [, state = '{}'] = /id="flightdeck-page-state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(state).registry?.areas[area].version;
}
