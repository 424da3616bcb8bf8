import { expectCards, expectConnections, expectShell } from '../../support/dashboard';
import { connectionsDown, countRequests, expectFailure, retryButton } from '../../support/failures/failure-panel';
import { entryWith } from '../../support/failures/faults';
import { expect, test } from '../../support/test';

const wrongExport = (area: string) => ({
  cause: "The area doesn't contain the parts that it lists.",
  remedy: `Ask your developer or host to redeploy ${area}.`,
  code: 'area-export',
});

for (const [fault, areaModule, tag = ''] of [
  ['no default export', '{}'],
  ['a part that is not a function', '{default:{"connections-card":5}}', ' @long'],
  ['no part with the requested name', '{default:{}}', ' @long'],
  ['a part that cannot be mounted', '{default:{"connections-card":async()=>({default:{}})}}', ' @long'],
] as const) {
  test(`keeps the cards when the connection's entry has ${fault}, and the next release works${tag}`, async ({
    page,
    openAs,
    site,
  }) => {
    const { container } = site.set.entry('mf-connection');
    const { base } = site.set.deployBroken('mf-connection', {
      files: { 'remote.js': () => entryWith(container, areaModule) },
      entry: (entry) => ({ ...entry, chunks: {} }),
    });
    const requestCount = countRequests(page, `${base}remote.js`);
    await openAs('admin');
    await expectFailure(page, { title: connectionsDown, ...wrongExport('mf-connection') });
    await expectShell(page);
    await expectCards(page);
    const countBefore = requestCount();
    await retryButton(page, connectionsDown).click();
    await expect.poll(requestCount, 'Retry requests the file again').toBeGreaterThan(countBefore);
    await expectFailure(page, { title: connectionsDown, ...wrongExport('mf-connection') });
    site.set.restore();
    await page.reload();
    await expectConnections(page);
  });
}
