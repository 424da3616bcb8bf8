import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, logIn, open, test } from '../support/test';

test('a page that was open during an update asks for a reload when the user opens a screen of the updated area', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
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
