import { servedVersion, stage } from '../support/staged';
import { expect, test } from '../support/test';

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
});

test('only users of the named roles get the staged release', { tag: '@every-change' }, async ({ page, wordpress }) => {
  const site = await wordpress();
  const { liveVersion, stagedVersion } = stage(site, { roles: ['editor'] });
  expect(await servedVersion(page, site, 'admin')).toBe(liveVersion);
  expect(await servedVersion(page, site, 'editor')).toBe(stagedVersion);
  expect(await servedVersion(page, site, 'author')).toBe(liveVersion);
});

test('a release that an older tool staged for a share of the users reaches nobody', async ({ page, wordpress }) => {
  const site = await wordpress();
  const { liveVersion } = stage(site, { share: 99 });
  for (const user of ['admin', 'editor'] as const) expect(await servedVersion(page, site, user)).toBe(liveVersion);
});
