import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility/axe';
import { examples, nonceOf, openExample, widgetMarkup } from '../support/guide';
import { refocusUntil } from '../support/network';
import { expect, test } from '../support/test';

/** Both connection widgets on one page. */
const bothWidgets = widgetMarkup('connection', 'connections-card');
const siteCard = (page: Page) => page.getByRole('article', { name: 'Site connection' });

test('the examples of a page, a call and events in docs/how-to/embed.md work unchanged', async ({
  page,
  logIn,
  site,
}) => {
  await logIn('admin');
  const nonce = await nonceOf(page, site);
  for (const code of [examples.page, examples.call, examples.events]) {
    await openExample(page, site, code, nonce);
    await expect(siteCard(page)).toContainText('You own this connection.');
    await expect(page.getByRole('article', { name: 'Account connection' })).toContainText('provider_admin');
    if (code === examples.call) await expect(page.locator('html')).toHaveAttribute('data-widget', 'ready');
  }
  // The open page is the last example, which shows events.
  await site.scenario('not-connected');
  await refocusUntil(page, () => expect(page.locator('#news')).toHaveText('disconnected', { timeout: 2_000 }));
  await site.scenario('free');
  await refocusUntil(page, () => expect(page.locator('#news')).toHaveText('connected', { timeout: 2_000 }));
});

test('both connection widgets fit into 320 px in dark mode @long', async ({ page, logIn, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn('admin2');
  const nonce = await nonceOf(page, site);
  await openExample(page, site, bothWidgets, nonce);
  await expect(siteCard(page)).toHaveCount(2);
  await expect(page.getByText('provider_admin2@site.example')).toHaveCount(2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expectAccessible(page, { within: 'flightdeck-widget' });
});
