import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, logIn, open, test } from '../support/test';

test('a page that was open during an update asks for a reload when the user opens a screen of the updated area', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  await open(page, site);
  const connection = page.getByRole('article', { name: 'Site connection' });
  await expect(connection).toContainText('Connected');

  // Simulate the update: it removes the folder of the old release, and adds the folder of the new release.
  const set = join(site.plugins, 'flightdeck/set');
  const registry = JSON.parse(readFileSync(join(set, 'registry.json'), 'utf8'));
  const { base, version } = registry.areas['mf-settings'];
  const newRelease = { base: 'mf-settings/99.0.0-0a1b2c3d/', version: '99.0.0' };
  renameSync(join(set, base), join(set, newRelease.base));
  Object.assign(registry.areas['mf-settings'], newRelease);
  writeFileSync(join(set, 'registry.json'), JSON.stringify(registry));

  await page.evaluate(() => location.assign('#/security'));
  await expect(page.getByRole('region', { name: /is not available$/ })).toContainText(
    `mf-settings was updated to 99.0.0 after you opened this page, and files of ${version} are gone.`,
  );
  await page.evaluate(() => location.assign('#/dashboard'));
  await expect(connection).toContainText('Connected');
  await page.evaluate(() => location.assign('#/security'));
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toBeVisible();
});

test('a page that was open during an update of the whole plugin offers a reload for a new screen, and for a change', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  await open(page, site, '/security');
  const protect = page.getByRole('switch', { name: 'Block malicious login attempts' });
  await expect(protect).toBeEnabled();

  // Simulate the update: it removes the folders of the old releases, here of the root and of mf-settings.
  const set = join(site.plugins, 'flightdeck/set');
  const { root, areas } = JSON.parse(readFileSync(join(set, 'registry.json'), 'utf8'));
  const folders = [root, areas['mf-settings']].map(({ base }) => join(set, base));
  for (const folder of folders) renameSync(folder, `${folder.replace(/\/$/, '')}-gone`);

  await protect.click();
  await expect(
    page.getByRole('alert').filter({ hasText: "Couldn't load a required file. Reload the page" }),
  ).toBeVisible();
  await page.evaluate(() => location.assign('#/traffic'));
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible({ timeout: 30_000 });
  for (const folder of folders) renameSync(`${folder.replace(/\/$/, '')}-gone`, folder);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('region', { name: /is not available$/ })).toHaveCount(0);
});
