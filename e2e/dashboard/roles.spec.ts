import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility/axe';
import { card, expectConnections } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

const cardHeadings = (page: Page) => page.getByRole('article').getByRole('heading');

test.describe('with all products', () => {
  test.use({ scenario: 'complete' });

  test('DASH-003 DASH-004 DASH-012 shows the cards of the plan in their sections, and offers no upgrade', async ({
    page,
    openAs,
  }) => {
    await openAs('admin');
    await expectConnections(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Jetpack Stats',
      'Security',
      'Performance and Growth',
      'Connections',
      'For agencies',
      'Support',
      'Jetpack in your pocket',
    ]);
    await expect(cardHeadings(page)).toHaveText([
      'Jetpack Stats',
      'VaultPress Backup',
      'Activity',
      'Scan',
      'Akismet Anti-spam',
      'Brute force protection',
      'Downtime monitoring',
      'Image Accelerator',
      'Search',
      'VideoPress',
      'Boost',
      'CRM',
      'Jetpack blocks',
      'Site connection',
      'Account connection',
      'For agencies',
      'Support',
      'Jetpack in your pocket',
    ]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await expect(card(page, 'Support')).toContainText('Your paid plan includes priority support from Jetpack.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoOverflow(page);
  });
});

test.describe('with only another administrator linked', () => {
  test.use({ scenario: 'unlinked' });

  test("shows an unlinked administrator the site's cards and a link to connect @long", async ({ page, openAs }) => {
    await openAs('admin');
    await expect(card(page, 'Scan').getByRole('link', { name: 'Upgrade' })).toBeVisible();
    await expect(card(page, 'Jetpack Stats').getByRole('link', { name: /Connect your account/ })).toHaveAttribute(
      'href',
      '#/connect-user',
    );
    await expectAccessible(page);
  });
});

test.describe('in offline mode', () => {
  test.use({ scenario: 'offline' });

  test('leaves no space for a button on unavailable cards on a phone', async ({ page, openAs }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openAs('admin');
    for (const title of ['Scan', 'Downtime monitoring', 'Image Accelerator', 'VideoPress']) {
      const label = card(page, title).getByText('Unavailable in Offline Mode');
      await expect(label).toBeVisible();
      const spaceBelow = () =>
        label.evaluate((text) => {
          const cardBottom = text.closest('article')?.getBoundingClientRect().bottom ?? 0;
          return cardBottom - text.getBoundingClientRect().bottom;
        });
      expect(await spaceBelow()).toBeLessThan(24);
    }
  });
});

for (const [user, ids] of [
  ['editor', 'DASH-019 DASH-020'],
  ['subscriber', 'DASH-018 DASH-019'],
] as const) {
  const cards = ['Site connection', 'Account connection'];
  test(`${ids} shows neither stats nor upgrades to ${user}s without the stats permission, and sends no forbidden reads`, async ({
    page,
    openAs,
    site,
  }) => {
    await openAs(user);
    await expect(cardHeadings(page)).toHaveText(cards);
    await page.reload();
    await expect(cardHeadings(page)).toHaveText(cards);
    await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
    await networkAtRest(page);
    expect(await site.calls(/ [45]\d\d$/)).toEqual([]);
  });
}
