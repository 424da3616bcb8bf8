import type { Page } from '@playwright/test';
import { cellOf, expectedScreenOf, hashOf, type Row, screenTable } from '../../root-config/src/testing/screen-table';
import { type Visitor, type VisitorName, visitorNames, visitors } from '../../root-config/src/testing/visitors';
import {
  expectedAt,
  type Position,
  recordRouteAnnouncements,
  routeState,
  showsNewScreen,
  takeRouteAnnouncements,
} from '../support/accessibility/route-focus';
import { open } from '../support/dashboard';
import { expect, test } from '../support/test';
import { prepareSite, queryOf, userOf } from '../support/visitors';

test.describe.configure({ mode: 'parallel' });

/** Each run visits the routes as the users who see the most different screens; the long run as all users. */
const inEveryRun: readonly VisitorName[] = ['owner', 'admin offline', 'editor without sharing'];

for (const name of visitorNames)
  test(`ROOT-062 each route has the expected screen, focus and announcement for the visitor "${name}"${inEveryRun.includes(name) ? '' : ' @long'}`, async ({
    page,
    site,
    logIn,
    problems,
  }) => {
    const visitor = visitors[name];
    const rowsOnPage = screenTable.filter((row) => !leadsToProvider(row, name));
    const rowsToProvider = screenTable.filter((row) => leadsToProvider(row, name));
    // Before our first title, the page has WordPress's title, so a route that keeps the title cannot come first.
    const firstWithTitle = rowsOnPage.findIndex((row) => expectedScreenOf(row, name).title !== null);
    const ordered = [...rowsOnPage.splice(firstWithTitle, 1), ...rowsOnPage];
    problems.allow(/status of [45]\d\d/);
    test.setTimeout(120_000 + screenTable.length * 5000);
    await prepareSite(site, visitor);
    await logIn(userOf(visitor));
    let before: Position | null = null;
    for (const row of ordered) before = await visit(page, name, row, before);
    for (const row of rowsToProvider) await expectProvider(page, visitor, row, site.provider);
  });

/** Returns whether a route leads to the provider: to its plans page, or to register the site. */
function leadsToProvider(row: Row, name: VisitorName): boolean {
  const cell = cellOf(row, name);
  return cell === 'plans' || (cell === 'connect' && hashOf(row) === '#/setup');
}

/** Goes to a route and expects its state. @returns the position, for the next visit */
async function visit(page: Page, name: VisitorName, row: Row, before: Position | null): Promise<Position> {
  const visitor = visitors[name];
  const to = hashOf(row);
  const screen = expectedScreenOf(row, name);
  const after: Position = { screen, hash: cellOf(row, name) === 'away' ? '#/dashboard' : to };
  const isNewScreen = before !== null && showsNewScreen(before, after);
  const focus = screen.overlay ? 'dialog' : isNewScreen ? 'screen' : expect.any(String);
  // `/recommendations` leads to the route of the saved step.
  const hash =
    screen.main === 'mf-recommendations/recommendations' ? expect.stringMatching(/^#\/recommendations/) : after.hash;
  const expected = { ...expectedAt(after, visitor, await page.title()), focus, hash };
  if (before) await page.evaluate((target) => location.assign(target), to);
  else await open(page, to.slice(1), queryOf(visitor));
  await expect.poll(() => routeState(page), { message: to, intervals: [50, 100] }).toEqual(expected);
  if (!before) await recordRouteAnnouncements(page);
  else {
    const hasNewTitle = isNewScreen && screen.title !== null && screen.title !== before.screen.title;
    const announced: string[] = [];
    const collect = async () => {
      announced.push(...(await takeRouteAnnouncements(page)));
      return announced;
    };
    await expect.poll(collect, `announcements on arriving at ${to}`).toEqual(hasNewTitle ? [screen.title] : []);
  }
  return after;
}

/** Expects a route to lead to the provider. Another test checks the page during the redirect. */
async function expectProvider(page: Page, visitor: Visitor, row: Row, provider: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, hashOf(row).slice(1), queryOf(visitor));
  await page.waitForURL((url) => url.origin === provider);
}
