import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, signIn, test } from './support/test';
import type { WordPress } from './support/wordpress';

/** Adds an area to the set that brings `#/trial`. It has the code of `mf-licensing`. */
function addTrial(site: WordPress): void {
  const set = join(site.plugins, 'flightdeck/set');
  const file = join(set, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const licensing = registry.areas['mf-licensing'];
  const base = `mf-trial/${licensing.version}/`;
  cpSync(join(set, licensing.base), join(set, base), { recursive: true });
  const { activation } = licensing.manifest.parts;
  const manifest = {
    ...{ ...licensing.manifest, name: 'mf-trial', parts: { activation }, widgets: [] },
    routes: { '/trial': { screen: 'activation', title: 'Trial' } },
  };
  const areas = { ...registry.areas, 'mf-trial': { ...licensing, base, manifest } };
  writeFileSync(file, JSON.stringify({ ...registry, areas }));
}

test('a route that an area brings opens, and the page asks the site for its area once', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  addTrial(site);
  await signIn(page, site, 'admin');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('flightdeck/v1/areas')) asked.push(request.url());
  });
  await open(page, site);
  await expect(page.locator('#flightdeck-page-state')).not.toContainText('mf-trial');
  expect(asked).toEqual([]);
  await open(page, site, '/trial');
  await expect(page).toHaveTitle(/^Trial/);
  await expect(page).toHaveURL(/#\/trial$/);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/path=%2Ftrial/);
});
