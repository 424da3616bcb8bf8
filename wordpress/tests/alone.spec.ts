import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../../e2e/support/axe';
import plugin from '../package.json' with { type: 'json' };
import { expect, open, signIn, test } from './support/test';

const heading = (name: string) => ({ name, level: 1 }) as const;

test.beforeEach(async ({ wordpress }) => (await wordpress()).restore());

test('without its partner the plugin says what is missing, to those who can do something about it', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  await signIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/`);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Flightdeck' }).click();
  await expect(page.getByRole('heading', heading('Jetpack is not installed'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Install Jetpack' })).toHaveAttribute('href', /plugin-install\.php\?s=/);
  await expectAccessible(page, { within: '#wpbody-content', isHosts: true });

  await signIn(page, site, 'editor');
  await page.goto(`${site.url}/wp-admin/`);
  await expect(page.locator('#adminmenu')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flightdeck' })).toHaveCount(0);
  expect((await open(page, site))?.status()).toBe(403);
});

test('a partner that is switched off, of another version, or that fails is named with what to do', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  await signIn(page, site, 'admin');
  site.addPartner({ active: false });
  await open(page, site);
  await expect(page.getByRole('heading', heading('Jetpack is not active'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to plugins' })).toBeVisible();

  site.addPartner({ version: '13.2' });
  await open(page, site);
  await expect(page.getByRole('heading', heading('This version of Jetpack is not supported'))).toBeVisible();
  await expect(
    page.getByText(`Jetpack 13.2 is active. Flightdeck ${plugin.version} supports Jetpack 11.6`),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the Jetpack page' })).toBeVisible();
  const line = (await page.getByText("define( 'FLIGHTDECK_ACCEPT_VERSION'").textContent()) ?? '';
  expect(line).toContain("'13.2'");

  // What the page says is what helps.
  site.config(line.slice(line.indexOf('define')));
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();

  site.config('');
  site.addPartner();
  site.php("update_option( 'double_throws', 1 );");
  await open(page, site);
  await expect(page.getByRole('heading', heading('Could not get the status of the site from Jetpack'))).toBeVisible();
  await expect(page.getByText('RuntimeException at jetpack.php')).toBeVisible();
});

test('files of the set that are missing or were changed are named, and nothing of them is printed', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.addPartner();
  await signIn(page, site, 'admin');
  site.php(
    `$file = '${site.plugins}/flightdeck/set/registry.json'; file_put_contents( $file, str_replace( '(()=>{', '(()=>{steal();', file_get_contents( $file ) ) );`,
  );
  await open(page, site);
  const title = page.getByRole('heading', heading('The dashboard files cannot be used'));
  await expect(title).toBeVisible();
  await expect(page.getByText('the inline script of registry.json is not the one that was built')).toBeVisible();
  expect(await page.content()).not.toContain('steal()');

  rmSync(join(site.plugins, 'flightdeck/set'), { recursive: true });
  await open(page, site);
  await expect(title).toBeVisible();
  await expect(page.getByText(/registry\.json is missing/)).toBeVisible();
});
