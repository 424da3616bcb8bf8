import type { Page } from '@playwright/test';
import { setPath } from '../../../site/src/context/site';
import { blockedWord } from '../../../tools/src/build/plugins/blocked-names';
import { card, expectCards, expectConnections, expectShell, panel } from '../../support/dashboard';
import { anyUnavailable, unavailable } from '../../support/failures/failure-panel';
import { networkAtRest } from '../../support/network';
import type { RunningSite } from '../../support/site';
import { expect, test } from '../../support/test';

/** The page requests lost files again: a request can be pending when the test ends. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Blocks files of the set by words in their names, as content blockers do. @returns the names of all requested files */
async function blockByName(page: Page, site: RunningSite): Promise<readonly string[]> {
  const names: string[] = [];
  await page.route(`${site.url}${setPath}**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    names.push(name);
    return blockedWord(name) ? route.abort('blockedbyclient') : route.continue();
  });
  return names;
}

/** Blocks the last file of a part of mf-connection. */
async function blockPart(page: Page, site: RunningSite, part: string): Promise<void> {
  const { base, chunks } = site.set.entry('mf-connection');
  const file = `${site.url}${setPath}${base}${chunks[part]?.at(-1)}`;
  await page.route(`${file}*`, (route) => route.abort('blockedbyclient'));
}

test.describe('with a coupon', () => {
  test.use({ scenario: 'coupon' });

  test('the coupon screen shows although a content blocker blocks files by name', async ({ page, openAs, site }) => {
    const names = await blockByName(page, site);
    await openAs('admin');
    await expect(page.getByRole('button', { name: 'Set up & redeem' })).toBeVisible();
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => blockedWord(name))).toEqual([]);
  });

  test('the connect screen shows if the file of the coupon is blocked', async ({ page, openAs, site, problems }) => {
    problems.allow(/ERR_BLOCKED_BY_CLIENT|the coupon failed/);
    await blockPart(page, site, 'coupon');
    await openAs('admin');
    await expect(page.getByRole('button', { name: /^(Set up Jetpack|Connect)/ }).first()).toBeVisible({
      timeout: 15_000,
    });
    await expect(panel(page, anyUnavailable)).toHaveCount(0);
  });
});

test('the dashboard shows, without a Retry button, if the file of the coupon banner is blocked', async ({
  page,
  openAs,
  site,
  problems,
}) => {
  problems.allow(/ERR_BLOCKED_BY_CLIENT/);
  await site.traits({ coupon: true });
  const { base, chunks, files } = site.set.entry('mf-connection');
  const chunkNames = new Set(Object.values(chunks).flat());
  // The banner has the only file with a neutral name that loads later than its part.
  const lateFiles = Object.keys(files).filter((name) => /^part-\d+\.js$/.test(name) && !chunkNames.has(name));
  expect(lateFiles).toHaveLength(1);
  await page.route(`${site.url}${setPath}${base}${lateFiles[0]}*`, (route) => route.abort('blockedbyclient'));
  await openAs('admin');
  await expectCards(page);
  await expectConnections(page);
  await expectShell(page);
  await networkAtRest(page);
  await expect(page.getByRole('button', { name: /^(Retry|Load notices)$/ })).toHaveCount(0);
});

test('the screens request no file with a name that content blockers block', async ({ page, openAs, site }) => {
  const names = await blockByName(page, site);
  await openAs('admin');
  await expectCards(page);
  for (const [route, title] of [
    ['sharing', /^Sharing/],
    ['traffic', /^Traffic/],
    ['my-plan', /^My Plan/],
    ['recommendations', /^Recommendations/],
  ] as const) {
    await page.evaluate((path) => location.assign(`#/${path}`), route);
    await expect(page).toHaveTitle(title);
    await networkAtRest(page);
  }
  expect(names.filter((name) => blockedWord(name))).toEqual([]);
});

/**
 * Alters a file in transit until `isOver` returns true.
 * @param isOver gets the number of requests so far, including the current one
 * @returns the query of each request for the file
 */
async function alterInTransit(
  page: Page,
  pattern: RegExp,
  isOver: (count: number) => boolean,
): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route(pattern, async (route) => {
    requests.push(new URL(route.request().url()).search);
    if (isOver(requests.length)) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: `/* a proxy */\n${await answer.text()}` });
  });
  return requests;
}

test('a script that webpack loads is requested with a new query until it arrives unchanged', async ({
  page,
  openAs,
  problems,
}) => {
  problems.allow(/integrity|ChunkLoadError|did not load/);
  let isOver = false;
  const requests = await alterInTransit(page, /\/keys\.js/, () => isOver);
  await openAs('admin');
  await expectCards(page);
  await expectShell(page);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const title = unavailable('Keyboard shortcuts');
  const failure = panel(page, title).or(card(page, title));
  await expect(failure).toContainText(/A browser extension such as an ad blocker may have blocked it/, {
    timeout: 15_000,
  });
  await expect(failure).toContainText(/a proxy or optimizer may have changed it/);
  isOver = true;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(requests).toEqual(['', '?again=2', '?again=3', '?again=4']);
});

test('texts that a proxy changes once are loaded again, and appear in the language of the page', async ({
  page,
  openAs,
  problems,
}) => {
  problems.allow(/integrity/);
  const requests = await alterInTransit(page, /\/traffic\.de\.json/, (count) => count > 1);
  await openAs('admin', '/traffic', 'lang=de');
  await expect(page.getByRole('heading', { name: 'Sitemaps' }).first()).toBeVisible();
  await networkAtRest(page);
  expect(requests).toHaveLength(2);
  await expect(page.locator('#fd-toasts')).not.toContainText('English');
});

test('the page says that a part of it is in English if a proxy changes its texts every time', async ({
  page,
  openAs,
  problems,
}) => {
  problems.allow(/integrity|is shown in English/);
  await alterInTransit(page, /\/traffic\.de\.json/, () => false);
  await openAs('admin', '/traffic', 'lang=de');
  await expect(page.locator('#fd-toasts')).toContainText(/Part of this page is in English|Ein Teil dieser Seite/, {
    timeout: 20_000,
  });
});

const styleSheet = /\/page\.[0-9a-f]+\.css/;

test('the page loads its style sheet again after a proxy changed it once', async ({ page, openAs, problems }) => {
  problems.allow(/integrity|a style sheet of the page did not load/);
  await alterInTransit(page, styleSheet, (count) => count > 1);
  await openAs('admin');
  await expectCards(page);
  await expectShell(page);
  const textSize = () =>
    page.locator('#flightdeck').evaluate((root) => getComputedStyle(root).getPropertyValue('--fd-text-sm'));
  await expect.poll(textSize).toBe('12px');
  await expect(page.locator('#fd-toasts')).not.toContainText('style sheet');
});

test('the page says that its style sheet could not be loaded if a proxy changes it every time', async ({
  page,
  openAs,
  problems,
}) => {
  problems.allow(/integrity|a style sheet of the page did not load/);
  await alterInTransit(page, styleSheet, () => false);
  await openAs('admin');
  await expectCards(page);
  await expectShell(page);
  await expect(page.locator('#fd-toasts')).toContainText("its style sheet couldn't be loaded", { timeout: 15_000 });
});
