import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../e2e/support/accessibility/axe';
import { readSigningKeys } from '../../../tools/src/deploy/signing/signing-keys';
import { newSigningKey } from '../../../tools/src/deploy/testing/fake-signing-key';
import { startServer } from '../support/local-server';
import { expect, logIn, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

const testNames = ['set', 'rest'];

/** Opens the Site Health screen and waits until all tests of the plugin have run. @returns headings of their results, by status */
async function openSiteHealth(page: Page, site: WordPress) {
  const answers = testNames.map((name) =>
    page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes(`action=health-check-flightdeck-${name}`),
    ),
  );
  await page.goto(`${site.url}/wp-admin/site-health.php`);
  await Promise.all(answers);
  const results = page.locator('.health-check-accordion-heading:has(.badge:text-is("Flightdeck"))');
  await expect(results).toHaveCount(testNames.length);
  const headings = async (status: string) =>
    page.locator(`#health-check-issues-${status}`).locator(results).locator('.title').allTextContents();
  return {
    good: await headings('good'),
    recommended: await headings('recommended'),
    critical: await headings('critical'),
  };
}

/** Opens the issue with a heading. @returns the panel of the issue */
async function openIssue(page: Page, label: string) {
  const heading = page.getByRole('button', { name: label });
  await heading.click();
  return page.locator(`#${await heading.getAttribute('aria-controls')}`);
}

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
});

test('Site Health shows the tests of a site without problems as passed', { tag: '@matrix' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  expect(await openSiteHealth(page, site)).toEqual({
    good: ['Flightdeck can show its dashboard', 'Flightdeck can use the REST API'],
    recommended: [],
    critical: [],
  });
});

test('both tests pass on a site in a folder, with plain permalinks', async ({ page, wordpress }) => {
  const site = await wordpress({ path: '/blog/', plain: true });
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
  const { good, recommended, critical } = await openSiteHealth(page, site);
  expect({ good: good.length, recommended, critical }).toEqual({ good: 2, recommended: [], critical: [] });
});

test('a set without a registry is a critical issue, which says what to do', async ({ page, wordpress }) => {
  const site = await wordpress();
  const set = join(site.plugins, 'flightdeck/set');
  rmSync(join(set, 'registry.json'));
  const label = "The dashboard files can't be used";
  const { critical } = await openSiteHealth(page, site);
  expect(critical).toEqual([label]);
  const issue = await openIssue(page, label);
  await expect(issue).toContainText('Install the plugin again');
  await expect(issue).toContainText('registry.json is missing');
  await expectAccessible(page, { within: `#${await issue.getAttribute('id')}` });
});

test('a changed file of the set is a critical issue', async ({ page, wordpress }) => {
  const site = await wordpress();
  const file = site.php('$root = Flightdeck\\registry()->root; echo $root->base, $root->scripts[0]; ');
  writeFileSync(join(site.plugins, 'flightdeck/set', file), 'alert( 1 )');
  const { critical } = await openSiteHealth(page, site);
  expect(critical).toEqual(['Files of Flightdeck are missing or damaged']);
  const issue = await openIssue(page, 'Files of Flightdeck are missing or damaged');
  await expect(issue).toContainText(file);
  await expect(issue.getByRole('link', { name: 'Upload the plugin' })).toHaveAttribute(
    'href',
    `${site.url}/wp-admin/plugin-install.php?tab=upload`,
  );
});

test('missing data of Jetpack is a critical issue, and missing optional data of an untested version is a recommended one', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.php("update_option( 'double_lacks', array( 'settings' ) );");
  const label = "Flightdeck can't read the data from this version of Jetpack";
  expect((await openSiteHealth(page, site)).critical).toEqual([label]);
  await expect(await openIssue(page, label)).toContainText('Missing: initial.settings');
  site.php("update_option( 'double_lacks', array( 'aff' ) ); update_option( 'double_version', '17.5' );");
  expect((await openSiteHealth(page, site)).recommended).toEqual([
    'Flightdeck is untested with your version of Jetpack',
  ]);
  site.php("delete_option( 'double_lacks' );");
  expect((await openSiteHealth(page, site)).recommended).toEqual([]);
});

for (const [what, path] of [
  ["Jetpack's calls", '/jetpack/v4/'],
  ['the whole REST API', '/wp-json/'],
])
  test(`a plugin that blocks ${what} is a critical issue`, async ({ page, wordpress }) => {
    const site = await wordpress();
    site.mustUse(
      `add_action( 'parse_request', static function () { if ( false !== strpos( $_SERVER['REQUEST_URI'], '${path}' ) ) { status_header( 403 ); echo '<h1>Blocked</h1>'; exit; } }, 1 );`,
    );
    expect((await openSiteHealth(page, site)).critical).toEqual(["Flightdeck can't use the REST API"]);
    await expect(await openIssue(page, "Flightdeck can't use the REST API")).toContainText('status 403');
  });

test('a REST API that redirects to another server is a critical issue, and that server gets no request', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const requests: unknown[] = [];
  const server = await startServer(({ headers }, response) => {
    requests.push(headers);
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  });
  const otherUrl = `${server.url.replace('127.0.0.1', 'localhost')}/`;
  // Redirect only the requests that WordPress itself makes.
  site.mustUse(
    `add_action( 'parse_request', static function () { if ( false !== strpos( $_SERVER['REQUEST_URI'], '/flightdeck/v1/' ) && 0 === strpos( $_SERVER['HTTP_USER_AGENT'], 'WordPress' ) ) { header( 'Location: ${otherUrl}', true, 307 ); exit; } }, 1 );`,
  );
  expect((await openSiteHealth(page, site)).critical).toEqual(["Flightdeck can't use the REST API"]);
  await expect(await openIssue(page, "Flightdeck can't use the REST API")).toContainText(`redirects to ${otherUrl}`);
  expect(requests).toEqual([]);
  await server.end();
});

test('a proxy that removes the header X-WP-Nonce is a critical issue, which names the header', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  // Only requests of WordPress itself have its name as user agent.
  site.mustUse(
    "if ( 0 === strpos( $_SERVER['HTTP_USER_AGENT'] ?? '', 'WordPress' ) ) { unset( $_SERVER['HTTP_X_WP_NONCE'] ); }",
  );
  expect((await openSiteHealth(page, site)).critical).toEqual(["Flightdeck can't use the REST API"]);
  await expect(await openIssue(page, "Flightdeck can't use the REST API")).toContainText(
    'removes the header X-WP-Nonce',
  );
});

test('the tests do not use up one-time notices of Jetpack', async ({ page, wordpress }) => {
  const site = await wordpress();
  await page.context().addCookies([{ name: 'jetpackState[message]', value: 'already_authorized', url: site.url }]);
  await openSiteHealth(page, site);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('jetpackState[message]');
});

test('only users who may see Site Health can run its tests', { tag: '@every-change' }, async ({ page, wordpress }) => {
  const site = await wordpress();
  await page.goto(`${site.url}/wp-admin/site-health.php`);
  const nonce = await page.evaluate(() => Reflect.get(window, 'SiteHealth').nonce.site_status);
  const run = async (_wpnonce: string) => {
    const form = { action: 'health-check-flightdeck-set', _wpnonce };
    return (await page.request.post(`${site.url}/wp-admin/admin-ajax.php`, { form })).status();
  };
  expect(await run(nonce)).toBe(200);
  expect(await run('0123456789')).toBe(403);
  await logIn(page, site, 'editor');
  site.mustUse(
    "add_action( 'admin_footer', static function () { echo '<i id=\"nonce\">', wp_create_nonce( 'health-check-site-status' ), '</i>'; } );",
  );
  await page.goto(`${site.url}/wp-admin/index.php`);
  const shownNonce = (await page.locator('#nonce').textContent()) ?? '';
  expect(await run(shownNonce)).toBe(403);
});

test('the Info tab shows versions, files and environment, and copies no path of the server', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.config("define( 'WP_ENVIRONMENT_TYPE', 'staging' );");
  rmSync(join(site.plugins, 'flightdeck/set/registry.json'));
  await page.goto(`${site.url}/wp-admin/site-health.php?tab=debug`);
  await page.getByRole('button', { name: 'Flightdeck', exact: true }).click();
  const section = page.locator('#health-check-accordion-block-flightdeck');
  const value = (label: string) =>
    section
      .locator('tr')
      // Older versions of WordPress print the label as `td`, newer ones as `th`.
      .filter({ has: page.locator(':is(td, th):first-child').getByText(label, { exact: true }) })
      .locator('td')
      .last();
  await expect(value('Environment')).toHaveText('staging');
  await expect(value('Jetpack')).toHaveText('11.9');
  await expect(value('Source of the files')).toHaveText('Folder of the plugin');
  await expect(value('Site connected')).toHaveText('yes');
  await expect(value('Problem with the files')).toContainText('registry.json is missing');
  const copied = (await page.locator('[data-clipboard-text]').first().getAttribute('data-clipboard-text')) ?? '';
  expect(copied).toContain('### flightdeck');
  expect(copied).not.toContain('registry.json');

  site.restore();
  await page.reload();
  await page.getByRole('button', { name: 'Flightdeck', exact: true }).click();
  await expect(value('mf-settings')).toHaveText(/^\d+\.\d+\.\d+/);
  await expect(value('Problem with the files')).toHaveText('None');
});

test('an unsigned set on another server is a critical issue', async ({ page, wordpress }) => {
  const site = await wordpress();
  const registry = readFileSync(join(site.plugins, 'flightdeck/set/registry.json'));
  const server = await startServer(({ url }, response) => {
    response.writeHead(url === '/registry.json' ? 200 : 404).end(url === '/registry.json' ? registry : '');
  });
  const [key] = readSigningKeys(newSigningKey());
  site.php("delete_option( 'flightdeck_set_kept' ); delete_transient( 'flightdeck_set_failed' );");
  site.config(
    `define( 'FLIGHTDECK_SET_URL', '${server.url}/' ); define( 'FLIGHTDECK_SET_KEYS', '${key?.publicKey}' );`,
  );
  const label = "The dashboard files can't be used";
  expect((await openSiteHealth(page, site)).critical).toEqual([label]);
  await expect(await openIssue(page, label)).toContainText('registry.json is not signed with a key of this site');
  site.php("delete_transient( 'flightdeck_set_failed' );");
  await server.end();
});
