import type { Page } from '@playwright/test';
import { card, expectCards, expectConnections, expectShell, protectSwitch } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test("DASH-001 DASH-005 shows the dashboard cards with the site's answers", async ({ page, openAs, site }) => {
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

/** Returns the edges of a section's cards, in px, in the order of the cards. */
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

  const wide = await cardEdges(page, 'Performance and Growth');
  expect(wide).toHaveLength(6);
  const [first, second] = wide;
  for (const [index, card] of wide.entries()) {
    const neighbor = wide[index % 2 === 0 ? index + 1 : index - 1];
    expect(card.top, `card ${index + 1} shares the row of its neighbor`).toBe(neighbor?.top);
    expect(card.left, `card ${index + 1} is in its column`).toBe((index % 2 === 0 ? first : second)?.left);
  }
  expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Number.NaN);
  for (const index of [2, 4]) expect(wide[index]?.top).toBeGreaterThanOrEqual(wide[index - 1]?.bottom ?? Number.NaN);

  await page.setViewportSize({ width: 375, height: 900 });
  const countColumns = async () =>
    new Set((await cardEdges(page, 'Performance and Growth')).map(({ left }) => left)).size;
  await expect.poll(countColumns).toBe(1);
  const narrow = await cardEdges(page, 'Performance and Growth');
  for (const [index, { top }] of narrow.slice(1).entries())
    expect(top).toBeGreaterThanOrEqual(narrow[index]?.bottom ?? Number.NaN);
});

test('sends each read of the route once on a host that answers each of them separately', async ({
  page,
  openAs,
  site,
}) => {
  await site.separateReads();
  await openAs('admin');
  await expectConnections(page);
  await networkAtRest(page);
  const calls = await site.calls();
  expect(calls.length).toBeGreaterThanOrEqual(9);
  expect(calls).toEqual([...new Set(calls)]);
});

test('loads the connection cards from their area', async ({ page, openAs, site }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openAs('admin');
  await expectConnections(page);
  const { base } = site.set.entry('mf-connection');
  expect(files.filter((file) => file.endsWith(`${base}remote.js`))).toHaveLength(1);
  expect(files.filter((file) => file.endsWith(`${base}connections-card.js`))).toHaveLength(1);
});

test('shows a linked administrator who does not own the connection', async ({ page, openAs }) => {
  await openAs('admin2');
  await expect(card(page, 'Account connection')).toContainText('Connected as provider_admin2');
  await expect(card(page, 'Site connection')).not.toContainText('You own this connection.');
});
