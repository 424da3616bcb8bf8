import { mountWidget, openForeignPage } from '../../support/foreign-pages/foreign-page';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

test('on a site that a proxy serves below a path, the widget sends its requests and links to that path @long', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin2');
  const foreignPageConfig = await openForeignPage(page, site);
  const proxyUrl = `${site.url}/behind/`;
  await page.route(`${proxyUrl}**`, async (route) => {
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
    if (!request.url().startsWith(proxyUrl)) outsideProxy.push(request.url());
  });
  const throughProxy = (address: string) => address.replace(`${site.url}/`, proxyUrl);
  const { embed, root, nonce } = foreignPageConfig;
  expect(await mountWidget(page, { embed: throughProxy(embed), root: throughProxy(root), nonce }, 'connection')).toBe(
    'ok',
  );
  const place = page.locator('#place');
  await expect(place.getByRole('article', { name: 'Account connection' })).toContainText('provider_admin2');
  await place.getByRole('button', { name: 'Disconnect your account' }).click();
  await expect(place.getByRole('link', { name: 'Connect your account' })).toHaveAttribute(
    'href',
    `${proxyUrl}wp-admin/admin.php?page=flightdeck#/connect-user`,
  );
  // Reads after the save use the same addresses.
  await networkAtRest(page);
  expect(outsideProxy).toEqual([]);
});
