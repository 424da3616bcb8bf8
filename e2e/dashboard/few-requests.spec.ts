import type { Page } from '@playwright/test';
import { card, expectCards, expectConnections, expectShell } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

/** Path of the request that returns the answers to several reads. */
const batchPath = 'flightdeck/v1/reads';
const batchCall = `GET ${batchPath} 200`;

/** Expects the whole page to be drawn, without pending requests. */
async function expectSettled(page: Page): Promise<void> {
  await expectShell(page);
  await networkAtRest(page);
  await expect(page.locator('#flightdeck [aria-busy=true]')).toHaveCount(0);
}

test('the dashboard of a connected site needs two REST requests', async ({ page, openAs, site }) => {
  await openAs('admin');
  await expectConnections(page);
  await expectSettled(page);
  expect((await site.calls()).sort()).toEqual([batchCall, batchCall]);
});

test.describe('in offline mode', () => {
  test.use({ scenario: 'offline' });

  test('the dashboard needs at most one REST request', async ({ page, openAs, site }) => {
    await openAs('admin');
    await expect(page.getByText(/^Your site is in Offline Mode/)).toBeVisible();
    await expectSettled(page);
    expect((await site.calls()).length).toBeLessThanOrEqual(1);
  });
});

test('the dashboard of a subscriber needs at most one REST request', async ({ page, openAs, site }) => {
  await openAs('subscriber');
  await expect(card(page, 'Account connection')).toContainText('Connect your account');
  await networkAtRest(page);
  expect((await site.calls()).length).toBeLessThanOrEqual(1);
});

test('a read that is never answered does not delay the other reads', async ({ page, openAs, site }) => {
  await site.chaos({ method: 'GET', path: 'scan', kind: 'timeout' });
  await openAs('admin');
  await expectCards(page);
  await expectConnections(page);
  await expect(card(page, 'VaultPress Backup')).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-testid="dash-card"][aria-busy]')).toHaveCount(1);
});

for (const kind of ['404', 'broken']) {
  test(`the dashboard is complete when the request for several reads fails (${kind})`, async ({
    page,
    openAs,
    site,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ERR_/);
    await site.chaos({ method: 'GET', path: batchPath, kind });
    await openAs('admin');
    await expectConnections(page);
    await expectSettled(page);
    await expect(page.getByText('Not loaded')).toHaveCount(0);
    const separateCalls = (await site.calls()).filter((call) => !call.includes(batchPath));
    expect(separateCalls).toEqual([...new Set(separateCalls)]);
    expect(separateCalls.length).toBeGreaterThan(0);
  });
}

test('the dashboard is complete when the request for several reads is never answered', async ({
  page,
  openAs,
  site,
  problems,
}) => {
  problems.allow(/ERR_|aborted/);
  await site.chaos({ method: 'GET', path: batchPath, kind: 'timeout' });
  await openAs('admin');
  await expect(page.locator('#flightdeck [aria-busy=true]').first()).toBeVisible();
  await expect(page.locator('#flightdeck [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText('Not loaded')).toHaveCount(0);
});

test('an expired nonce is renewed once, and the dashboard is complete', async ({ page, openAs, site, problems }) => {
  problems.allow(/status of 403/);
  await openAs('admin');
  await expectSettled(page);
  // Simulate a page whose nonce has expired: put the old nonce into the reloaded page, and remove the answers printed there.
  const oldHtml = await page.content();
  expect(oldHtml).toContain('flightdeck-page-state');
  await site.clock(25 * 3600 * 1000);
  await site.clearLog();
  await page.route(
    (url) => url.pathname.endsWith('/admin.php'),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const expiredNonce = /"WP_API_nonce":"(\w+)"/.exec(oldHtml)?.[1] ?? '';
      await route.fulfill({
        response: answer,
        body: html
          .replace(/("WP_API_nonce":")\w+/, `$1${expiredNonce}`)
          .replace(/<script type="application\/json" id="flightdeck-answers">.*?<\/script>/s, ''),
      });
    },
  );
  await page.reload();
  await expectConnections(page);
  await expectSettled(page);
  expect(await site.calls(/^GET flightdeck/)).toEqual([`GET ${batchPath} 403`, `GET ${batchPath} 403`]);
  expect(await site.calls(/rest-nonce/)).toEqual(['GET admin-ajax/rest-nonce 200']);
});
