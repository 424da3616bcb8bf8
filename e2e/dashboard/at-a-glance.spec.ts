import type { Page } from '@playwright/test';
import { card, expectCards, expectConnections, expectShell, protectSwitch } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test("DASH-001 DASH-005 shows the dashboard cards with the site's settings and connection, without a request for them", async ({
  page,
  openAs,
  site,
}) => {
  await openAs('admin');
  await expectShell(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack At A Glance Dashboard');
  await expect(page.getByRole('region', { name: 'Security' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Manage security settings' })).toHaveAttribute('href', '#/security');
  await expectCards(page);
  await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).toBeChecked();
  await expect(protectSwitch(page)).not.toBeChecked();
  await expectConnections(page);
  await expect(card(page, 'Site connection')).toContainText('You own this connection.');
  await networkAtRest(page);
  expect(await site.calls(/^GET (settings|connection\/data) /)).toEqual([]);
});

/** Returns the edges of the cards of a section, in px and in the order of the document. */
const cardEdges = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section })
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );

test('DASH-007 shows two cards per row at 1280 px and one at 375 px', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs('admin');
  await expectCards(page);
  await expectConnections(page);
  await networkAtRest(page);

  const wideEdges = await cardEdges(page, 'Performance and Growth');
  expect(wideEdges).toHaveLength(6);
  const [first, second] = wideEdges;
  for (const [index, { top, left }] of wideEdges.entries()) {
    const neighbor = wideEdges[index % 2 === 0 ? index + 1 : index - 1];
    expect(top, `card ${index + 1} shares the row of its neighbor`).toBe(neighbor?.top);
    expect(left, `card ${index + 1} is in its column`).toBe((index % 2 === 0 ? first : second)?.left);
  }
  expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Number.NaN);
  // The first cards of the second and the third row.
  for (const index of [2, 4])
    expect(wideEdges[index]?.top).toBeGreaterThanOrEqual(wideEdges[index - 1]?.bottom ?? Number.NaN);

  await page.setViewportSize({ width: 375, height: 900 });
  const countColumns = async () =>
    new Set((await cardEdges(page, 'Performance and Growth')).map(({ left }) => left)).size;
  await expect.poll(countColumns).toBe(1);
  const narrowEdges = await cardEdges(page, 'Performance and Growth');
  for (const [index, { top }] of narrowEdges.slice(1).entries())
    expect(top).toBeGreaterThanOrEqual(narrowEdges[index]?.bottom ?? Number.NaN);
});

test('sends each read of the dashboard only once, on a server that answers one read per request', async ({
  page,
  openAs,
  site,
}) => {
  await site.separateReads();
  await openAs('admin');
  await expectConnections(page);
  await networkAtRest(page);
  const calls = await site.calls();
  // The dashboard of this site needs at least nine reads.
  expect(calls.length).toBeGreaterThanOrEqual(9);
  expect(calls).toEqual([...new Set(calls)]);
});

test('loads the files of the connection cards once, from their area', async ({ page, openAs, site }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await openAs('admin');
  await expectConnections(page);
  const { base } = site.set.entry('mf-connection');
  expect(requestedPaths.filter((path) => path.endsWith(`${base}remote.js`))).toHaveLength(1);
  expect(requestedPaths.filter((path) => path.endsWith(`${base}connections-card.js`))).toHaveLength(1);
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
