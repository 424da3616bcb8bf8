import type { Page } from '@playwright/test';
import { coveringPairs } from '../../root-config/src/testing/covering';
import { cellOf, hashOf, placeOf, type Row, table } from '../../root-config/src/testing/screen-table';
import { type Visitor, visitors } from '../../root-config/src/testing/visitors';
import { open } from '../support/dashboard';
import { type Arrived, arrives, expectedAt, listen, look, said } from '../support/route-focus';
import { expect, test } from '../support/test';
import { prepare, queryOf, userOf } from '../support/visitors';

/** A visitor and the routes of one visit. */
interface Walk {
  readonly visitor: Visitor;
  readonly rows: readonly Row[];
}

interface Stop {
  readonly row: Row;
  readonly visitor: Visitor;
}

const stopsOf = (who: readonly Visitor[]): readonly Stop[] =>
  table.flatMap((row) => who.map((visitor) => ({ row, visitor })));
const factorsOf = ({ row, visitor }: Stop) => ({ route: row.name, ...visitor });

const walksOf = (stops: readonly Stop[]): readonly Walk[] =>
  visitors.flatMap((visitor) => {
    const rows = table.filter((row) => stops.some((stop) => stop.row === row && stop.visitor === visitor));
    return rows.length > 0 ? [{ visitor, rows }] : [];
  });

/**
 * Each pair of route, role, connection and scenario: a fifth of these visits in every run, all of them in the long run,
 * which also visits every route as every user.
 */
const chosen = coveringPairs(stopsOf(coveringPairs(visitors, (visitor) => ({ ...visitor }))), factorsOf);
const others = stopsOf(visitors).filter(
  ({ row, visitor }) => !chosen.some((stop) => stop.row === row && stop.visitor === visitor),
);

test.describe.configure({ mode: 'parallel' });

for (const [at, { visitor, rows }] of walksOf(chosen).entries()) walk(visitor, rows, at % 5 === 0 ? '' : ' @long');
for (const { visitor, rows } of walksOf(others)) walk(visitor, rows, ' @long');

function walk(visitor: Visitor, rows: readonly Row[], tag: string): void {
  const { role, connection, special } = visitor;
  const staying = rows.filter((row) => !leaves(row, visitor));
  const leaving = rows.filter((row) => leaves(row, visitor));
  // Before our first title, the page has the host's title, so a route that keeps the title cannot come first.
  const first = staying.findIndex((row) => placeOf(row, visitor).title !== null);
  const ordered = [...staying.splice(first, 1), ...staying];
  const title = `ROOT-001 ROOT-062 ${role}, ${connection}, ${special}: ${rows.length} routes${tag}`;

  test(title, async ({ page, site, signIn, problems }) => {
    problems.allow(/status of [45]\d\d/);
    test.setTimeout(120_000 + rows.length * 5000);
    await prepare(site, visitor);
    await signIn(userOf(visitor));
    let before: Arrived | null = null;
    for (const row of ordered) before = await visit(page, visitor, row, before);
    for (const row of leaving) await leave(page, visitor, row, site.provider);
  });
}

/** Whether a route leaves for the provider: for its plans page, or to register the site. */
function leaves(row: Row, visitor: Visitor): boolean {
  const cell = cellOf(row, visitor);
  return cell === 'plans' || (cell === 'connect' && hashOf(row) === '#/setup');
}

async function visit(page: Page, visitor: Visitor, row: Row, before: Arrived | null): Promise<Arrived> {
  const to = hashOf(row);
  const place = placeOf(row, visitor);
  const after: Arrived = { place, hash: cellOf(row, visitor) === 'away' ? '#/dashboard' : to };
  const isNewScreen = before !== null && arrives(before, after);
  const focus = place.overlay ? 'dialog' : isNewScreen ? 'screen' : expect.any(String);
  // The recommendations continue with the next step.
  const hash =
    place.main === 'mf-recommendations/recommendations' ? expect.stringMatching(/^#\/recommendations/) : after.hash;
  const expected = { ...expectedAt(after, visitor, await page.title()), focus, hash };
  if (before) await page.evaluate((hash) => location.assign(hash), to);
  else await open(page, to.slice(1), queryOf(visitor));
  await expect.poll(() => look(page), { message: to, intervals: [50, 100] }).toEqual(expected);
  if (!before) await listen(page);
  else {
    const isNew = isNewScreen && place.title !== null && place.title !== before.place.title;
    const heard: string[] = [];
    const hear = async () => {
      heard.push(...(await said(page)));
      return heard;
    };
    await expect.poll(hear, `said on arriving at ${to}`).toEqual(isNew ? [place.title] : []);
  }
  return after;
}

/** Waits until the browser goes to the provider. Another test checks the page during the redirect. */
async function leave(page: Page, visitor: Visitor, row: Row, provider: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, hashOf(row).slice(1), queryOf(visitor));
  await page.waitForURL((url) => url.origin === provider);
}
