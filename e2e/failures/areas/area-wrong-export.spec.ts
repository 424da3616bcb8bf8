import { expectCards, expectConnections, expectShell } from '../../support/dashboard';
import {
  connectionsDown,
  countRequests,
  dashboardDown,
  expectFailure,
  retryButton,
} from '../../support/failures/failure-panel';
import { entryWith } from '../../support/failures/faults';
import { expect, test } from '../../support/test';

const wrong = (area: string) => ({
  cause: "The area doesn't contain the parts that it lists.",
  remedy: `Ask your developer or host to redeploy ${area}.`,
  code: 'area-export',
});

for (const [what, area, tag = ''] of [
  ['no default export', '{}'],
  ['a default export that is not a list of parts', '{default:{"connections-card":5}}', ' @long'],
  ['no part with the requested name', '{default:{}}', ' @long'],
  ['a part that cannot be mounted', '{default:{"connections-card":async()=>({default:{}})}}', ' @long'],
] as const) {
  test(`keeps the cards when the connection's entry has ${what}, and the next release works${tag}`, async ({
    page,
    openAs,
    site,
  }) => {
    const { container } = site.set.entry('mf-connection');
    const { base } = site.set.deployBroken('mf-connection', {
      files: { 'remote.js': () => entryWith(container, area) },
      entry: (entry) => ({ ...entry, chunks: {} }),
    });
    const requests = countRequests(page, `${base}remote.js`);
    await openAs('admin');
    await expectFailure(page, { title: connectionsDown, ...wrong('mf-connection') });
    await expectShell(page);
    await expectCards(page);
    const before = requests();
    await retryButton(page, connectionsDown).click();
    await expect.poll(requests, 'Retry requests the file again').toBeGreaterThan(before);
    await expectFailure(page, { title: connectionsDown, ...wrong('mf-connection') });
    site.set.restore();
    await page.reload();
    await expectConnections(page);
  });
}

test("keeps the shell when the dashboard's entry lacks the part", async ({ page, openAs, site }) => {
  const { container } = site.set.entry('mf-dashboard');
  site.set.deployBroken('mf-dashboard', { files: { 'remote.js': () => entryWith(container, '{default:{}}') } });
  await openAs('admin');
  await expectFailure(page, { title: dashboardDown, ...wrong('mf-dashboard') });
  await expectShell(page);
});
