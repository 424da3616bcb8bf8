import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { signaturesFile } from '../../../tools/src/deploy/signing/signer';
import { readSigningKeys, signText } from '../../../tools/src/deploy/signing/signing-keys';
import { newSigningKey } from '../../../tools/src/deploy/testing/fake-signing-key';
import { expect, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/** Moves the set from the plugin's folder to the uploads. The web server of the site then simulates another server. */
const moveSet = (site: WordPress) =>
  site.php(`rename( '${site.plugins}/flightdeck/set', '${site.plugins}/../uploads/set' );`);

const [key] = readSigningKeys(newSigningKey());

/** Signs the registry of the moved set, as a deploy does. */
function signSet(site: WordPress): void {
  const set = join(site.plugins, '../uploads/set');
  const text = readFileSync(join(set, 'registry.json'), 'utf8');
  const file = join(set, signaturesFile(text));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(key && { [key.publicKey]: signText(text, key) }));
}

/** Ends the minute in which the plugin does not request the registry again. */
const allowRequest = (site: WordPress) =>
  site.php(
    "delete_transient( 'flightdeck_set_failed' ); $kept = get_option( 'flightdeck_set_kept' ); if ( $kept ) { $kept['at'] = 0; update_option( 'flightdeck_set_kept', $kept ); }",
  );

test('a constant names a set on another server, and the last registry is used while that server sends no signed one', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  site.php(`global $wp_filesystem; WP_Filesystem(); $wp_filesystem->delete( WP_CONTENT_DIR . '/uploads/set', true );`);
  moveSet(site);
  const keyConstant = `define( 'FLIGHTDECK_SET_KEYS', '${key?.publicKey}' );`;
  await logIn(page, site, 'admin');
  const connection = page.getByRole('article', { name: 'Site connection' });
  const problem = page.getByRole('heading', { name: "The dashboard files can't be used" });
  const setUrlConstant = `define( 'FLIGHTDECK_SET_URL', '${site.url}/wp-content/uploads/set/registry.json' );`;
  site.config(setUrlConstant);
  await open(page, site);
  await expect(page.getByText('FLIGHTDECK_SET_KEYS contains no valid public key')).toBeVisible();
  site.config(`${setUrlConstant} ${keyConstant}`);
  await open(page, site);
  await expect(page.getByText('registry.json is not signed with a key of this site')).toBeVisible();
  signSet(site);
  allowRequest(site);
  await open(page, site);
  await expect(connection).toContainText('Connected');
  await expect(page.locator('script[src*="/uploads/set/root-config/"]').first()).toBeAttached();

  // The server no longer has the registry. The page uses the last registry, because its files may still be in the browser cache.
  site.php("rename( WP_CONTENT_DIR . '/uploads/set/registry.json', WP_CONTENT_DIR . '/uploads/set/r.json' );");
  allowRequest(site);
  await open(page, site);
  await expect(connection).toContainText('Connected');

  // An attacker without a key changes the registry. The page contains nothing of the changed registry.
  site.php(
    "$set = WP_CONTENT_DIR . '/uploads/set/'; file_put_contents( $set . 'registry.json', str_replace( 'root-config/', 'not-ours/', file_get_contents( $set . 'r.json' ) ) );",
  );
  allowRequest(site);
  await open(page, site);
  await expect(connection).toContainText('Connected');
  await expect(page.getByText('The newest dashboard files were refused.')).toContainText('is not signed');
  expect(await page.content()).not.toContain('not-ours/');

  site.config(`define( 'FLIGHTDECK_SET_URL', 'http://set.example/' ); ${keyConstant}`);
  await open(page, site);
  await expect(problem).toBeVisible();
  await expect(page.getByText('the address of the files is not an https address')).toBeVisible();

  site.config(`define( 'FLIGHTDECK_SET_URL', 'http://127.0.0.1:9/set/' ); ${keyConstant}`);
  await open(page, site);
  await expect(problem).toBeVisible();
  await expect(page.getByText('http://127.0.0.1:9/set/registry.json does not answer')).toBeVisible();

  // An option can't name a set. So the plugin looks for the set in the plugin folder, from which the set was moved.
  site.config(keyConstant);
  site.php(`update_option( 'flightdeck_set_url', '${site.url}/wp-content/uploads/set/' );`);
  await open(page, site);
  await expect(page.getByText('flightdeck/set/registry.json is missing')).toBeVisible();
  site.php("delete_option( 'flightdeck_set_url' ); delete_option( 'flightdeck_set_kept' );");
});
