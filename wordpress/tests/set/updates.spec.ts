import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipFile } from '../../../tools/src/common/archive/zip-file';
import { readSigningKeys } from '../../../tools/src/deploy/signing/signing-keys';
import { newSigningKey } from '../../../tools/src/deploy/testing/fake-signing-key';
import { archiveFiles } from '../../src/zip/archive-files';
import { releaseFiles } from '../../src/zip/release-file';
import { startServer } from '../support/local-server';
import { expect, logIn, open, test } from '../support/test';

const repo = join(import.meta.dirname, '../../..');
const mainFile = readFileSync(join(repo, 'wordpress/plugin/flightdeck.php'), 'utf8');
const currentVersion = /Version: +(\S+)/.exec(mainFile)?.[1] ?? '';
const keys = readSigningKeys(newSigningKey());

/** Returns an archive of the plugin with another version number. */
const archiveOf = (version: string) =>
  zipFile(
    archiveFiles(repo).map(({ name, content }) =>
      name.endsWith('/flightdeck.php')
        ? { name, content: Buffer.from(String(content).replaceAll(currentVersion, version)) }
        : { name, content },
    ),
  );

/** Starts a server with a signed release. @param servedArchive archive to send instead of the signed archive */
async function serveRelease(version: string, servedArchive?: Buffer) {
  const archive = await archiveOf(version);
  const name = `flightdeck-${version}.zip`;
  const readme = 'Tested up to: 6.5\n';
  const files = releaseFiles({ version, name, archive, plugin: mainFile, readme, changes: ['A change.'] }, keys);
  const answers = new Map<string, Buffer>([
    [`/${name}`, servedArchive ?? archive],
    ...files.map((file): [string, Buffer] => [`/${file.name}`, Buffer.from(file.text)]),
  ]);
  const server = await startServer(({ url = '' }, response) => {
    const body = answers.get(url);
    response.writeHead(body ? 200 : 404).end(body);
  });
  const constants = `define( 'FLIGHTDECK_UPDATE_URL', '${server.url}/' ); define( 'FLIGHTDECK_UPDATE_KEYS', '${keys[0]?.publicKey}' );`;
  return { constants, end: server.end };
}

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  // Simulate wordpress.org without updates. WordPress requests updates there first, and then from the plugin.
  site.mustUse(
    `add_filter( 'pre_http_request', static fn( $answer, $args, $url ) => false === strpos( $url, '//api.wordpress.org/' ) ? $answer : array( 'headers' => array(), 'cookies' => array(), 'response' => array( 'code' => 200, 'message' => 'OK' ), 'body' => '{"plugins":[],"themes":[],"no_update":[],"translations":[]}' ), 10, 3 );`,
  );
  site.php("delete_site_option( 'flightdeck_newest_release' ); delete_site_transient( 'update_plugins' );");
});

test('WordPress updates the plugin from a signed release, and the installation of an older archive keeps the options', async ({
  page,
  wordpress,
}) => {
  test.setTimeout(40_000);
  const site = await wordpress();
  const server = await serveRelease('99.0.0');
  site.config(server.constants);
  site.php("update_option( 'flightdeck_take_place', '0' );");
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/update-core.php?force-check=1`);
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await page.locator('#flightdeck-update').getByRole('link', { name: 'Update Flightdeck now' }).click();
  await expect(page.locator('#flightdeck-update')).toContainText('Updated!');
  expect(readFileSync(join(site.plugins, 'flightdeck/flightdeck.php'), 'utf8')).toContain("'99.0.0'");
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();

  await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
  await page.getByLabel('Plugin zip file').setInputFiles({
    name: 'flightdeck.zip',
    mimeType: 'application/zip',
    buffer: await archiveOf(currentVersion),
  });
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: /Replace (current|installed) with uploaded/ }).click();
  await page.locator('#wpbody-content').getByRole('link', { name: 'Open Flightdeck' }).click();
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();
  expect(site.php("echo get_option( 'flightdeck_take_place', 'none' );")).toBe('0');
  await server.end();
});

test('the plugin refuses an update whose archive differs from the signed archive, and shows the reason', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  test.setTimeout(40_000);
  const site = await wordpress();
  const server = await serveRelease('99.0.0', await archiveOf('99.0.1'));
  site.config(server.constants);
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/update-core.php?force-check=1`);
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await page.locator('#flightdeck-update').getByRole('link', { name: 'Update Flightdeck now' }).click();
  await expect(page.locator('#flightdeck-update')).toContainText('the downloaded archive is not the released one');
  expect(readFileSync(join(site.plugins, 'flightdeck/flightdeck.php'), 'utf8')).toBe(mainFile);
  await server.end();
});

test('WordPress shows an update while wordpress.org does not answer, and no update once the release server does not answer either', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  // Stop simulating wordpress.org. The configuration of this site blocks requests to other servers.
  site.mustUse('');
  const server = await serveRelease('99.0.0');
  site.config(server.constants);
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/update-core.php?force-check=1`);
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await expect(page.locator('#flightdeck-update')).toContainText('There is a new version of Flightdeck available.');
  await server.end();
  await page.goto(`${site.url}/wp-admin/update-core.php?force-check=1`);
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await expect(page.getByText('No updates for Flightdeck')).toBeVisible();
  await expect(page.locator('#flightdeck-update')).toHaveCount(0);
});
