import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, logIn, test } from '../support/test';

/* The personal data in these tests: the version of Jetpack whose notice a user has dismissed. */

const email = 'editor@site.example';

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.php(
    `update_user_meta( get_user_by( 'email', '${email}' )->ID, 'flightdeck_untried_seen', '14.5' );
    foreach ( get_posts( array( 'post_type' => 'user_request', 'post_status' => 'any', 'numberposts' => -1 ) ) as $request ) wp_delete_post( $request->ID, true );`,
  );
  await logIn(page, site, 'admin');
});

test('the guide for the privacy policy contains the text of the plugin', async ({ page, wordpress }) => {
  const site = await wordpress();
  await page.goto(`${site.url}/wp-admin/options-privacy.php?tab=policyguide`);
  const heading = page.getByRole('button', { name: 'Flightdeck', exact: true });
  await heading.click();
  const text = page.locator(`#${await heading.getAttribute('aria-controls')}`);
  await expect(text).toContainText('Flightdeck sets no cookies.');
  await expect(text).toContainText('If a site administrator has set another address for the files of Flightdeck');
  await expect(text).toContainText('If an administrator has set an address for updates');
});

test('the export of personal data names the version in the dismissed notice, as HTML and as JSON', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  await page.goto(`${site.url}/wp-admin/export-personal-data.php`);
  await page.getByLabel('Username or email address').fill(email);
  await page.getByLabel(/Send personal data export confirmation email/).uncheck();
  await page.getByRole('button', { name: 'Send Request' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.hover();
  const downloaded = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download personal data' }).first().click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const text = (name: string) => Buffer.from(files[name] ?? '').toString('utf8');
  expect(Object.values(JSON.parse(text('export.json')))).toContainEqual(
    expect.objectContaining({
      flightdeck: expect.objectContaining({
        group_label: 'Flightdeck',
        items: {
          [`flightdeck-${site.php(`echo get_user_by( 'email', '${email}' )->ID;`)}`]: [
            { name: 'Dismissed notice about an untested version of Jetpack', value: '14.5' },
          ],
        },
      }),
    }),
  );
  expect(text('index.html')).toContain('Dismissed notice about an untested version of Jetpack');
  expect(text('index.html')).toContain('14.5');
});

test('the erasure of personal data removes the version in the dismissed notice', { tag: '@every-change' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const storedData = () =>
    site.php(`echo get_user_meta( get_user_by( 'email', '${email}' )->ID, 'flightdeck_untried_seen', true );`);
  expect(storedData()).toBe('14.5');
  await page.goto(`${site.url}/wp-admin/erase-personal-data.php`);
  await page.getByLabel('Username or email address').fill(email);
  await page.getByLabel(/Send personal data erasure confirmation email/).uncheck();
  await page.getByRole('button', { name: 'Send Request' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Erase personal data' }).first().click();
  await expect.poll(storedData).toBe('');
});
