import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../e2e/support/accessibility/axe';
import { expect, logIn, open, test } from '../support/test';

const pageHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.beforeEach(async ({ wordpress }) => (await wordpress()).restore());

test('without Jetpack, the page shows administrators what is missing, and other users get no page', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/`);
  await page.locator('#toplevel_page_flightdeck > a').click();
  await expect(pageHeading(page, 'Jetpack is not installed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Install Jetpack' })).toHaveAttribute('href', /plugin-install\.php\?s=/);
  await expectAccessible(page, { within: '#wpbody-content', isForeignPage: true });

  await logIn(page, site, 'editor');
  await page.goto(`${site.url}/wp-admin/`);
  await expect(page.locator('#adminmenu')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flightdeck' })).toHaveCount(0);
  expect((await open(page, site))?.status()).toBe(403);
});

test('the page reports an inactive, outdated or failing Jetpack, with the next step', async ({ page, wordpress }) => {
  const site = await wordpress();
  await logIn(page, site, 'admin');
  site.addJetpack({ isActive: false });
  await open(page, site);
  await expect(pageHeading(page, 'Jetpack is not active')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to plugins' })).toBeVisible();

  site.addJetpack({ version: '11.2.1' });
  await open(page, site);
  await expect(pageHeading(page, 'Jetpack is too old')).toBeVisible();
  await expect(page.getByText('Update Jetpack to 11.3 or later. Jetpack 11.2.1 is active.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to updates' })).toBeVisible();

  site.addJetpack();
  site.php("update_option( 'double_throws', 1 );");
  await open(page, site);
  await expect(pageHeading(page, "Couldn't get this site's status from Jetpack")).toBeVisible();
  await expect(page.getByText('RuntimeException at jetpack.php')).toBeVisible();
});

test('the page reports that an active Jetpack has not started, and does not call Jetpack inactive', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.addJetpack();
  // With an old WordPress or without some of its files, Jetpack ends before it defines its class.
  writeFileSync(
    join(site.plugins, 'jetpack/jetpack.php'),
    "<?php\n/* Plugin Name: Jetpack */\ndefine( 'JETPACK__VERSION', '13.9.1' );\n",
  );
  await logIn(page, site, 'admin');
  await open(page, site);
  await expect(pageHeading(page, "Jetpack isn't running")).toBeVisible();
  await expect(page.getByText('WordPress is too old for this version of Jetpack')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to updates' })).toHaveAttribute('href', /\/update-core\.php$/);
  await expectAccessible(page, { within: '#wpbody-content', isForeignPage: true });
});

test('with a newer Jetpack whose data has another shape, administrators see one notice per series of versions', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const connections = page.getByRole('heading', { name: 'Connections' });
  const notice = (version: string) =>
    page.getByText(`Flightdeck has not been tested with Jetpack ${version}, only up to 16.1.`);
  site.addJetpack({ version: '17.0.2' });
  await logIn(page, site, 'admin');
  await open(page, site);
  await expect(connections).toBeVisible();
  await expect(page.getByText('has not been tested')).toHaveCount(0);

  site.php("update_option( 'double_lacks', array( 'aff' ) );");
  await open(page, site);
  await expect(connections).toBeVisible();
  await expect(notice('17.0')).toBeVisible();
  await expectAccessible(page, { within: '#wpbody-content', isForeignPage: true });
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(connections).toBeVisible();
  await expect(notice('17.0')).toHaveCount(0);

  site.addJetpack({ version: '17.0.3' });
  await open(page, site);
  await expect(connections).toBeVisible();
  await expect(notice('17.0')).toHaveCount(0);

  site.addJetpack({ version: '17.1' });
  await open(page, site);
  await expect(notice('17.1')).toBeVisible();

  await logIn(page, site, 'editor');
  await open(page, site);
  await expect(connections).toBeVisible();
  await expect(page.getByText('has not been tested')).toHaveCount(0);
});

test('if the data of Jetpack lacks fields, the page names the fields and links to the Jetpack page', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.addJetpack({ version: '14.1' });
  site.php("update_option( 'double_lacks', array( 'settings', 'WP_API_nonce', 'aff' ) );");
  await logIn(page, site, 'admin');
  await open(page, site);
  const title = pageHeading(page, "Flightdeck can't read the data from this version of Jetpack");
  await expect(title).toBeVisible();
  await expect(page.getByText('Missing: initial.WP_API_nonce, initial.settings')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the Jetpack page' })).toHaveAttribute(
    'href',
    /\/wp-admin\/admin\.php\?page=jetpack&flightdeck=off$/,
  );
  await expect(page.locator('#flightdeck, #flightdeck-page-state')).toHaveCount(0);
  await expectAccessible(page, { within: '#wpbody-content', isForeignPage: true });

  // The page works without optional fields.
  site.php("update_option( 'double_lacks', array( 'aff', 'siteTitle' ) );");
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
});

test('the page names a missing or changed file of the set, and prints none of its content', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.addJetpack();
  await logIn(page, site, 'admin');
  site.php(
    `$file = '${site.plugins}/flightdeck/set/registry.json'; file_put_contents( $file, str_replace( '(()=>{', '(()=>{steal();', file_get_contents( $file ) ) );`,
  );
  await open(page, site);
  const title = pageHeading(page, "The dashboard files can't be used");
  await expect(title).toBeVisible();
  await expect(page.getByText('the inline script of registry.json is not the one that was built')).toBeVisible();
  expect(await page.content()).not.toContain('steal()');

  rmSync(join(site.plugins, 'flightdeck/set'), { recursive: true });
  await open(page, site);
  await expect(title).toBeVisible();
  await expect(page.getByText(/registry\.json is missing/)).toBeVisible();
});
