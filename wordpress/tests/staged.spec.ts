import { area, failed, health, sound, stage, unstage, visit, withoutCounts } from './support/staged';
import { expect, test } from './support/test';

test.beforeEach(async ({ wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addPartner();
  withoutCounts(site);
});

test('only users of the named roles get the staged release', { tag: '@every-change' }, async ({ page, wordpress }) => {
  const site = await wordpress();
  const { live, next } = stage(site, ['editor'], 'a');
  expect((await visit(page, site, 'admin')).version).toBe(live);
  expect((await visit(page, site, 'editor')).version).toBe(next);
  expect((await visit(page, site, 'author')).version).toBe(live);
});

test('a release that fails for three users is taken back for all, and the action says why', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  site.mustUse(
    "add_action( 'flightdeck_release_taken_back', static function ( ...$call ) { update_option( 'double_taken', $call ); }, 10, 4 );",
  );
  const users = ['admin', 'editor', 'author'] as const;
  const { live } = stage(site, [], 'for no user');
  const { nonce: early } = await visit(page, site, 'admin');
  for (let count = 0; count < 12; count += 1) expect((await health(page, site, early, sound(live))).status()).toBe(204);
  const { next } = stage(site, users, 'b');
  for (const user of users) {
    const { version, nonce, counts } = await visit(page, site, user);
    expect([version, counts]).toEqual([next, true]);
    for (let count = 0; count < 2; count += 1)
      if (!(user === 'author' && count === 1))
        expect((await health(page, site, nonce, failed(next))).status()).toBe(204);
  }
  expect((await visit(page, site, 'author')).version).toBe(live);
  const { version, nonce } = await visit(page, site, 'admin');
  expect(version).toBe(live);
  const counts = { staged: { loads: 5, failures: 5 }, live: { loads: 12, failures: 0 } };
  expect(await (await health(page, site, nonce)).json()).toMatchObject({
    areas: {
      [area]: expect.arrayContaining([expect.objectContaining({ version: next, loads: 5, failures: 5, ms: 40 })]),
    },
    takenBack: [{ area, version: next, since: 'b', reason: 'start', ...counts }],
  });
  expect(JSON.parse(site.php("echo wp_json_encode( get_option( 'double_taken' ) );"))).toEqual([
    area,
    next,
    'start',
    counts,
  ]);
});

test('counts need a nonce, are at most 1 kB, and are shown to administrators only', { tag: '@every-change' }, async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const { live } = stage(site, ['editor'], 'c');
  const { nonce } = await visit(page, site, 'subscriber');
  expect((await health(page, site, '', failed(live))).status()).toBe(401);
  expect((await health(page, site, nonce, failed('x'.repeat(1024)))).status()).toBe(413);
  expect((await health(page, site, nonce, '{"areas":7}')).status()).toBe(400);
  expect((await health(page, site, nonce)).status()).toBe(403);
  expect((await health(page, site, nonce, failed(live))).status()).toBe(204);
});

test('twenty visits that end at the same time are all counted', async ({ page, wordpress }) => {
  const site = await wordpress();
  // Each write of counts takes 100 ms, so that others come in between.
  site.mustUse(
    "add_filter( 'query', static function ( $query ) { if ( preg_match( '/^(UPDATE|INSERT).*flightdeck_health_/s', $query ) ) usleep( 100000 ); return $query; } );",
  );
  const { live, next } = stage(site, [], 'for no user');
  const { nonce } = await visit(page, site, 'admin');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => health(page, site, nonce, sound(live, index))),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([204]));
  expect(await (await health(page, site, nonce)).json()).toMatchObject({
    areas: {
      [area]: [
        { version: live, loads: 20, failures: 0, ms: 10 },
        { version: next, loads: 0 },
      ],
    },
  });
});

test('without a staged release, the site has no route for counts, and keeps none', async ({ page, wordpress }) => {
  const site = await wordpress();
  const kept = () =>
    site.php(
      "global $wpdb; echo $wpdb->get_var( \"SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'flightdeck\\\\_trials' OR option_name LIKE 'flightdeck\\\\_health\\\\_%'\" );",
    );
  const { live } = stage(site, [], 'for no user');
  const { nonce } = await visit(page, site, 'admin');
  expect((await health(page, site, nonce, sound(live))).status()).toBe(204);
  expect(Number(kept())).toBeGreaterThan(0);
  unstage(site);
  expect((await health(page, site, nonce, sound(live))).status()).toBe(404);
  expect((await health(page, site, nonce)).status()).toBe(404);
  expect((await visit(page, site, 'admin')).counts).toBe(false);
  expect(kept()).toBe('0');
});
