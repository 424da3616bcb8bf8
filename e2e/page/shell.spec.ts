import { expectCards, expectShell } from '../support/dashboard';
import { expect, test } from '../support/test';

test('ROOT-014 ROOT-051 ROOT-054 filters the settings by the typed term, and stores the term in the route', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/writing');
  const searchField = page.getByRole('searchbox', { name: 'Search settings' });
  await expect(searchField).toHaveAttribute('placeholder', 'Search for a Jetpack feature.');
  await searchField.pressSequentially('brute');
  await expect(page).toHaveURL(/#\/writing\?term=brute$/);
  await expect(page.getByText('Brute force protection').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: /Markdown/ })).toHaveCount(0);
  await expect(searchField).toBeFocused();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page).toHaveURL(/#\/writing$/);
  await expect(page.getByRole('switch', { name: /Markdown/ })).toBeVisible();
  await openAs('editor', '/writing');
  await expectShell(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test("DASH-022 DASH-023 leads to the site's plans at the provider, with the requested feature", async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await expectCards(page);
  const slug = new URL(site.url).host;
  const plansLink = page
    .getByRole('navigation', { name: 'Dashboard', exact: true })
    .getByRole('link', { name: /^Plans/ });
  const href = (await plansLink.getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page).toHaveURL(`${site.provider}/plans/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and products');
  await page.goBack();
  await expectCards(page);
  await page.evaluate(() => location.assign('#/plans?feature=search'));
  await expect(page).toHaveURL(`${site.provider}/plans/${slug}?feature=search`);
});
