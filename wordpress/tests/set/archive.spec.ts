import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, logIn, open, test } from '../support/test';

const repo = join(import.meta.dirname, '../../..');

test('the archive installs the files that checksums.txt lists, and uninstalling removes all files and options', {
  tag: ['@matrix', '@single-site'],
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  const folder = join(site.plugins, 'flightdeck');
  rmSync(folder, { recursive: true });
  site.php("update_option( 'active_plugins', array( 'jetpack/jetpack.php' ) );");
  const ourOptions = () =>
    site.php(
      'global $wpdb; echo json_encode( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE \'%flightdeck%\'" ) );',
    );
  // Earlier tests have left no option that loads with each page.
  expect(site.php('echo json_encode( array_keys( wp_load_alloptions( true ) ) );')).not.toContain('flightdeck');

  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'wordpress/src/zip/main.ts'], {
    cwd: repo,
    encoding: 'utf8',
  });
  const [archive = ''] = printed.split(':');
  await logIn(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
  await page.getByLabel('Plugin zip file').setInputFiles(join(repo, archive));
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'checksums.txt'], { cwd: folder });
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'Connections' })).toBeVisible();

  site.php(
    `update_option( 'flightdeck_take_place', '1' ); update_option( 'flightdeck_set_kept', 1 );
    foreach ( array( 'set_failed', 'texts' ) as $name ) set_transient( "flightdeck_$name", array( 1 ), HOUR_IN_SECONDS );`,
  );
  expect(ourOptions()).toContain('flightdeck_take_place');
  expect(ourOptions()).toContain('_transient_timeout_flightdeck_texts');
  await page.goto(`${site.url}/wp-admin/plugins.php`);
  await page.getByRole('link', { name: 'Deactivate Flightdeck' }).click();
  await expect(page.getByText('Plugin deactivated.')).toBeVisible();
  // Without the scripts of the page, the link below opens another page instead of a dialog.
  await page.waitForLoadState();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Delete Flightdeck' }).click();
  await expect(page.getByText('Flightdeck was successfully deleted.')).toBeVisible();
  expect(ourOptions()).toBe('[]');
  expect(readdirSync(site.plugins)).not.toContain('flightdeck');
});
