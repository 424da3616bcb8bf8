import {
  area,
  deleteCounts,
  failedVisit,
  requestVisits,
  stage,
  successfulVisit,
  unstage,
  visit,
} from '../support/staged';
import { expect, logIn, open, test } from '../support/test';

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  deleteCounts(site);
});

test('only users of the named roles get the staged release', { tag: '@every-change' }, async ({ page, wordpress }) => {
  const site = await wordpress();
  const { liveVersion, stagedVersion } = stage(site, ['editor'], 'a');
  expect((await visit(page, site, 'admin')).version).toBe(liveVersion);
  expect((await visit(page, site, 'editor')).version).toBe(stagedVersion);
  expect((await visit(page, site, 'author')).version).toBe(liveVersion);
});

test('a release that fails for three users is withdrawn for all, and the status screen says why', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const users = ['admin', 'editor', 'author'] as const;
  const { liveVersion, stagedVersion } = stage(site, users, 'b');
  for (const user of users) {
    const { version, nonce, isCounted } = await visit(page, site, user);
    expect([version, isCounted]).toEqual([stagedVersion, true]);
    // Two failures of each user but the last: five in total.
    for (let count = user === 'author' ? 1 : 2; count > 0; count -= 1)
      expect((await requestVisits(page, site, nonce, failedVisit(stagedVersion))).status()).toBe(204);
  }
  expect((await visit(page, site, 'author')).version).toBe(liveVersion);
  const { version, nonce } = await visit(page, site, 'admin');
  expect(version).toBe(liveVersion);
  expect(await (await requestVisits(page, site, nonce)).json()).toMatchObject({
    areas: {
      [area]: [
        { version: liveVersion, stage: 'live', visits: 0 },
        { version: stagedVersion, stage: 'withdrawn', visits: 5, failures: 5, codes: { 'area-mount': 5 } },
      ],
    },
    withdrawn: { [area]: { version: stagedVersion, since: 'b', visits: 5, failures: 5 } },
  });
  await open(page, site, '/status');
  await expect(
    page.getByText(`The site withdrew ${area} ${stagedVersion}: 5 of its first 5 visits failed.`),
  ).toBeVisible();
});

test('one subscriber cannot get a release withdrawn, with any number of forged visits', async ({ page, wordpress }) => {
  const site = await wordpress();
  const { stagedVersion } = stage(site, ['admin', 'editor', 'subscriber'], 'forged');
  const { nonce } = await visit(page, site, 'subscriber');
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count += 1)
    statuses.add((await requestVisits(page, site, nonce, failedVisit(stagedVersion))).status());
  // The route answers with 204 beyond its limit too: an error would appear in the console of a user who opens the page often.
  expect([...statuses]).toEqual([204]);
  expect((await visit(page, site, 'editor')).version).toBe(stagedVersion);
  const { nonce: adminNonce } = await visit(page, site, 'admin');
  const { areas, withdrawn } = await (await requestVisits(page, site, adminNonce)).json();
  expect(areas[area]).toContainEqual(expect.objectContaining({ version: stagedVersion, visits: 30, failures: 30 }));
  expect(withdrawn).toEqual({});
});

test('the route accepts visits with a nonce and at most 1 kB, and shows the counts to administrators only', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  const { liveVersion } = stage(site, ['editor'], 'c');
  const { nonce } = await visit(page, site, 'subscriber');
  expect((await requestVisits(page, site, '', failedVisit(liveVersion))).status()).toBe(401);
  expect((await requestVisits(page, site, nonce, failedVisit('x'.repeat(1024)))).status()).toBe(413);
  expect((await requestVisits(page, site, nonce, '{"areas":7}')).status()).toBe(400);
  expect((await requestVisits(page, site, nonce)).status()).toBe(403);
  expect((await requestVisits(page, site, nonce, failedVisit(liveVersion))).status()).toBe(204);
});

test('twenty visits that end at the same time are all counted', async ({ page, wordpress }) => {
  const site = await wordpress();
  // Delay each write of the counts by 100 ms, so that the writes overlap.
  site.mustUse(
    "add_filter( 'query', static function ( $query ) { if ( preg_match( '/^(UPDATE|INSERT).*flightdeck_visit_counts/s', $query ) ) usleep( 100000 ); return $query; } );",
  );
  const { liveVersion, stagedVersion } = stage(site, [], 'd');
  const { nonce } = await visit(page, site, 'admin');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => requestVisits(page, site, nonce, successfulVisit(liveVersion, index))),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([204]));
  expect(await (await requestVisits(page, site, nonce)).json()).toMatchObject({
    areas: {
      [area]: [
        // The average load time, rounded: the visits took 0 to 19 ms.
        { version: liveVersion, visits: 20, failures: 0, ms: 10 },
        { version: stagedVersion, visits: 0 },
      ],
    },
  });
});

test('without a staged release, the site has no route for counts, and stores none', async ({ page, wordpress }) => {
  const site = await wordpress();
  const storedCounts = () => site.php("echo false === get_option( 'flightdeck_visit_counts' ) ? 'none' : 'some';");
  const { liveVersion } = stage(site, [], 'd');
  const { nonce } = await visit(page, site, 'admin');
  expect((await requestVisits(page, site, nonce, successfulVisit(liveVersion))).status()).toBe(204);
  expect(storedCounts()).toBe('some');
  unstage(site);
  expect((await requestVisits(page, site, nonce, successfulVisit(liveVersion))).status()).toBe(404);
  expect((await requestVisits(page, site, nonce)).status()).toBe(404);
  expect((await visit(page, site, 'admin')).isCounted).toBe(false);
  expect(storedCounts()).toBe('none');
});

for (const [behavior, answer] of [
  ['answers 500', "new WP_Error( 'broken', 'Broken.', array( 'status' => 500 ) )"],
  ['is blocked by a security plugin', "new WP_Error( 'shield', '<h1>Blocked</h1>', array( 'status' => 403 ) )"],
] as const)
  test(`a route for visits that ${behavior} causes an error only on the status screen`, async ({ page, wordpress }) => {
    const site = await wordpress();
    site.mustUse(
      `add_filter( 'rest_pre_dispatch', static function ( $answer, $server, $request ) { return '/flightdeck/v1/visits' === $request->get_route() ? ${answer} : $answer; }, 10, 3 );`,
    );
    stage(site, [], 'd');
    const pageErrors: string[] = [];
    page.on('pageerror', ({ message }) => pageErrors.push(message));
    await logIn(page, site, 'admin');
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await page.waitForLoadState('networkidle');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('v1/visits'));
    // Simulate a user who changes to another tab of the browser. The page stays open.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await sent;
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await expect(page.locator('#fd-toasts')).toBeEmpty();
    expect(pageErrors).toEqual([]);
    await open(page, site, '/status');
    await expect(page.getByText("Couldn't load the release counts", { exact: false })).toBeVisible();
  });
