import { mountWidget, openForeignPage } from '../../support/hosts/foreign-page';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

test('behind a proxy folder, the widget sends its requests and links to that folder @long', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin2');
  const hostConfig = await openForeignPage(page, site);
  const front = `${site.url}/behind/`;
  await page.route(`${front}**`, async (route) => {
    const url = route.request().url().replace('/behind/', '/');
    // Ignore requests that are still open when the test ends.
    await route
      .fetch({ url })
      .then(
        (response) => route.fulfill({ response }),
        () => {},
      )
      .catch(() => {});
  });
  const outsideProxy: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(front)) outsideProxy.push(request.url());
  });
  const proxied = (address: string) => address.replace(`${site.url}/`, front);
  const { embed, root, nonce } = hostConfig;
  expect(await mountWidget(page, { embed: proxied(embed), root: proxied(root), nonce }, 'connection')).toBe('ok');
  const place = page.locator('#place');
  await expect(place.getByRole('article', { name: 'Account connection' })).toContainText('provider_admin2');
  await place.getByRole('button', { name: 'Disconnect your account' }).click();
  await expect(place.getByRole('link', { name: 'Connect your account' })).toHaveAttribute(
    'href',
    `${front}wp-admin/admin.php?page=flightdeck#/connect-user`,
  );
  // Reads after the save use the same addresses.
  await networkAtRest(page);
  expect(outsideProxy).toEqual([]);
});
