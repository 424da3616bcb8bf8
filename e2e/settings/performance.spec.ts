import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card, toast } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { isOn } from '../support/settings';
import { expect, test } from '../support/test';

const within = '[data-area="mf-settings"]';

test('SET-083 SET-091 SET-092 the accelerator turns on both modules, and stays off after a reload when both are off', async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin', '/performance');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectAccessible(page, { within });
  const acceleratorSwitch = page.getByRole('switch', { name: 'Site accelerator' });
  const imagesSwitch = page.getByRole('switch', { name: 'Speed up image load times' });
  const filesSwitch = page.getByRole('switch', { name: 'Speed up static file load times' });
  if (await isOn(acceleratorSwitch)) await acceleratorSwitch.click();
  await expect(acceleratorSwitch).not.toBeChecked();
  await expect(acceleratorSwitch).not.toHaveAttribute('aria-busy', 'true');
  await site.clearLog();
  await acceleratorSwitch.click();
  await expect(toast(page)).toContainText('Site accelerator is now speeding up your site!');
  await expect(imagesSwitch).toBeChecked();
  await expect(filesSwitch).toBeChecked();
  expect(await site.calls(/^POST settings/)).toHaveLength(1);
  await imagesSwitch.click();
  await filesSwitch.click();
  await expect(acceleratorSwitch).not.toBeChecked();
  await networkAtRest(page);
  await page.reload();
  await expect(acceleratorSwitch).not.toBeChecked();
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
});

test.describe('with search in the plan', () => {
  test.use({ scenario: 'search' });

  test('SET-085 SET-086 SET-087 turning instant search on turns search on, and turning search off turns instant search off', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/performance');
    const searchSwitch = page.getByRole('switch', { name: 'Jetpack Search' });
    const instantSwitch = page.getByRole('switch', { name: 'Instant search (recommended)' });
    if (await isOn(searchSwitch)) await searchSwitch.click();
    await expect(instantSwitch).not.toBeChecked();
    await expect(instantSwitch).toBeEnabled();
    await instantSwitch.click();
    await expect(searchSwitch).toBeChecked();
    await expect(card(page, 'Search').getByRole('link', { name: 'Customize search' })).toBeVisible();
    await expect(searchSwitch).not.toHaveAttribute('aria-busy', 'true');
    await searchSwitch.click();
    await expect(instantSwitch).not.toBeChecked();
    await networkAtRest(page);
    await page.reload();
    await expect(searchSwitch).not.toBeChecked();
    await expectAccessible(page, { within });
  });
});
