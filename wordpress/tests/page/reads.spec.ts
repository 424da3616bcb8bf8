import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
});

interface Answer {
  readonly path: string;
  readonly status: number;
  readonly body?: unknown;
}

const answersIn = (lines: string): Answer[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Loads the page. @returns its HTML, the user, the nonce, the paths of the reads in the page, and their answers */
async function loadPage(page: Page, { url }: WordPress) {
  const html = await (await page.request.get(`${url}/wp-admin/admin.php?page=flightdeck`)).text();
  const [, state = '{}'] = /id="flightdeck-page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const [, lines = ''] = /id="flightdeck-answers">(.*?)<\/script>/s.exec(html) ?? [];
  const { initial, reads } = JSON.parse(state);
  return {
    html,
    currentUser: initial?.userData.currentUser,
    nonce: String(initial?.WP_API_nonce),
    inPage: reads?.inPage,
    answers: answersIn(lines),
  };
}

/** Requests several reads from the route of the plugin. @param paths of the reads, separated by commas */
const requestTogether = (page: Page, site: WordPress, nonce: string, paths: string) =>
  page.request.get(site.rest('/flightdeck/v1/reads', { paths }), {
    headers: nonce ? { 'X-WP-Nonce': nonce } : {},
  });

/** Requests one read from Jetpack. */
async function requestAlone(page: Page, site: WordPress, nonce: string, path: string): Promise<Answer> {
  const answer = await page.request.get(site.rest(`/jetpack/v4/${path}`), { headers: { 'X-WP-Nonce': nonce } });
  return { path, status: answer.status(), body: await answer.json() };
}

for (const user of ['admin', 'editor', 'subscriber'] as const)
  test(`the page and the route for reads give the ${user} the answers of separate requests, limited as in the page state`, {
    tag: '@matrix',
  }, async ({ page, wordpress }) => {
    const site = await wordpress();
    await logIn(page, site, user);
    const { nonce, answers, inPage, currentUser } = await loadPage(page, site);
    expect(answers.map(({ path }) => path)).toEqual(inPage);
    // Settings contain keys of the site.
    expect(inPage.includes('settings')).toBe(user === 'admin');
    expect(inPage).toContain('connection/data');
    const response = await requestTogether(page, site, nonce, 'settings,connection/data,rewind');
    expect(response.headers()['content-type']).toContain('application/x-ndjson');
    expect(response.headers()['cache-control']).toContain('no-cache');
    const routeAnswers = answersIn(await response.text());
    expect(routeAnswers.map(({ path }) => path)).toEqual(['settings', 'connection/data', 'rewind']);
    // The owner's name and the ID of the site are only for users whose page state has them.
    const connection = { currentUser, connectionOwner: user === 'admin' ? 'admin' : null };
    for (const answer of [...answers, ...routeAnswers]) {
      const separate = await requestAlone(page, site, nonce, answer.path);
      expect(answer).toEqual(answer.path === 'connection/data' ? { ...separate, body: connection } : separate);
    }
  });

test('the page prints the answers after the shell and the scripts', async ({ page, wordpress }) => {
  const site = await wordpress();
  const { html } = await loadPage(page, site);
  const snippets = [
    'id="flightdeck-page-state"',
    'id="flightdeck-page"',
    `<script src="${site.url}/wp-content/plugins/flightdeck/set/`,
    'id="flightdeck-answers"',
  ];
  const positions = snippets.map((snippet) => html.lastIndexOf(snippet));
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(positions[0]).toBeGreaterThan(0);
});

test('a read that throws, prints, or requests another site affects no other answer', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.mustUse(
    `add_filter( 'rest_pre_dispatch', static function ( $answer, $server, $request ) {
      if ( '/jetpack/v4/settings' === $request->get_route() ) throw new Error( 'broken' );
      if ( '/jetpack/v4/connection/data' === $request->get_route() ) echo '<b>Warning</b>: noise';
      if ( '/jetpack/v4/plugins' === $request->get_route() ) return array( 'failed' => is_wp_error( wp_remote_get( 'http://127.0.0.1:9/' ) ) );
      return $answer;
    }, 10, 3 );
    add_action( 'rest_api_init', static function () { if ( ! defined( 'REST_REQUEST' ) ) echo 'noise'; } );`,
  );
  const { answers, nonce } = await loadPage(page, site);
  // Status 0: the browser has to send this read itself. While it prints the page, the plugin allows no requests to other sites.
  const statusesOf = (list: readonly Answer[]) => Object.fromEntries(list.map(({ path, status }) => [path, status]));
  expect(statusesOf(answers)).toEqual({ settings: 0, 'connection/data': 200, plugins: 0, 'module/protect/data': 404 });
  const response = await requestTogether(page, site, nonce, 'settings,connection/data,plugins');
  expect(statusesOf(answersIn(await response.text()))).toEqual({ settings: 0, 'connection/data': 200, plugins: 200 });
});

test('the page contains no answers if a plugin refuses REST requests', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.mustUse(
    `add_filter( 'rest_authentication_errors', static function () { return new WP_Error( 'closed', 'Closed', array( 'status' => 401 ) ); } );`,
  );
  const { answers, nonce, html } = await loadPage(page, site);
  expect(answers).toEqual([]);
  expect(html).toContain('</html>');
  expect((await requestTogether(page, site, nonce, 'settings')).status()).toBe(401);
});

test('the route answers only reads of the areas, with a valid nonce, for users of the page', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  const { nonce } = await loadPage(page, site);
  const text = async (paths: string) => (await requestTogether(page, site, nonce, paths)).text();
  expect(await text('../../wp/v2/users,jetpack/v4/settings,nothing')).toBe('');
  expect((await requestTogether(page, site, nonce, 'settings,'.repeat(500))).status()).toBe(400);
  expect((await requestTogether(page, site, 'wrong', 'settings')).status()).toBe(403);
  expect((await requestTogether(page, site, '', 'settings')).status()).toBe(401);
  site.php("deactivate_plugins( 'jetpack/jetpack.php' );");
  expect((await requestTogether(page, site, nonce, 'settings')).status()).toBe(403);
});

for (const [user, detail] of [
  ['admin', expect.stringMatching(/registry\.json is missing$/)],
  ['subscriber', ''],
] as const)
  test(`without usable files, the route gives the ${user} ${detail === '' ? 'no details' : 'the cause'}`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    await logIn(page, site, user);
    const { nonce } = await loadPage(page, site);
    rmSync(join(site.plugins, 'flightdeck/set/registry.json'));
    const answer = await requestTogether(page, site, nonce, 'settings');
    expect(await answer.json()).toEqual({
      code: 'flightdeck_set',
      message: "The dashboard files can't be used",
      data: { status: 404, detail },
    });
  });

test('after a slow answer from another site, the route gives the remaining reads status 0', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  site.mustUse(
    `add_filter( 'rest_pre_dispatch', static function ( $answer, $server, $request ) {
      if ( 0 !== strpos( $request->get_route(), '/jetpack/v4/' ) ) return $answer;
      // Slow work of the site itself doesn't end the route's work: a separate request would take as long.
      if ( '/jetpack/v4/rewind' === $request->get_route() ) usleep( 600000 );
      if ( '/jetpack/v4/scan' === $request->get_route() ) wp_remote_get( 'https://provider.example/scan' );
      return array( 'answered' => true );
    }, 10, 3 );
    add_filter( 'pre_http_request', static function () {
      usleep( 600000 );
      return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array() );
    } );`,
  );
  const { nonce } = await loadPage(page, site);
  const response = await requestTogether(page, site, nonce, 'rewind,scan,site/features,site/purchases');
  expect(answersIn(await response.text()).map(({ path, status }) => [path, status])).toEqual([
    ['rewind', 200],
    ['scan', 200],
    ['site/features', 0],
    ['site/purchases', 0],
  ]);
});

test('the page does not wait for the number of licenses, and requests it after the page is drawn', {
  tag: '@every-change',
}, async ({ page, wordpress }) => {
  const site = await wordpress();
  const requests = () => site.php("echo get_option( 'double_license_requests', 0 );");
  const licensing = async () => {
    const [, state = ''] = /id="flightdeck-page-state">(.*?)<\/script>/s.exec((await loadPage(page, site)).html) ?? [];
    return JSON.parse(state).initial.licensing;
  };
  site.php("update_option( 'double_licenses', 2 );");
  expect(await licensing()).toMatchObject({ needsCount: true });
  expect(requests()).toBe('0');
  await page.goto(`${site.url}/wp-admin/admin.php?page=flightdeck`);
  await expect(page.getByText('You have 2 unused licenses.')).toBeVisible();
  expect(requests()).toBe('1');
  // The page state of the next visit contains the stored number.
  expect(await licensing()).toMatchObject({ needsCount: false, userCounts: { detached: 2 } });
  // Ten minutes later, the stored number counts as old. The page shows it first, then replaces it with the current number.
  site.php(
    "update_option( 'flightdeck_license_count', array( 'at' => time() - 600 ) + get_option( 'flightdeck_license_count' ) );",
  );
  site.php("update_option( 'double_licenses', 3 );");
  expect(await licensing()).toMatchObject({ needsCount: true, userCounts: { detached: 2 } });
  await page.reload();
  await expect(page.getByText('You have 3 unused licenses.')).toBeVisible();
  expect(requests()).toBe('2');
});

test('the route gives status 0 to reads without an answer after 10 seconds', async ({ page, wordpress }) => {
  const site = await wordpress();
  site.mustUse(
    `add_filter( 'rest_pre_dispatch', static function ( $answer, $server, $request ) {
      if ( 0 !== strpos( $request->get_route(), '/jetpack/v4/' ) ) return $answer;
      sleep( 6 );
      return array( 'slow' => true );
    }, 10, 3 );`,
  );
  const { nonce } = await loadPage(page, site);
  const answer = await page.request.get(site.rest('/flightdeck/v1/reads', { paths: 'settings,plugins,rewind' }), {
    headers: { 'X-WP-Nonce': nonce },
    timeout: 17_000,
  });
  expect(answersIn(await answer.text()).map(({ path, status }) => [path, status])).toEqual([
    ['settings', 200],
    ['plugins', 0],
    ['rewind', 0],
  ]);
});

for (const parameters of [
  '_fields=a',
  '_fields[]=a',
  '_embed',
  '_embed[]=1',
  '_envelope=1',
  '_jsonp=read',
  '_method=HEAD',
  'context[]=view',
  'paths[]=settings',
  'paths[a][b]=1',
  'path[]=1',
  'path=%00a',
  'path=',
  'language[]=de',
  'language=de%0A',
  'areas[]=1',
  `path=${'a/'.repeat(2000)}`,
  `paths=${','.repeat(2000)}`,
  '%FF=%FE',
])
  test(`the route does not answer the parameters ${parameters.slice(0, 30)} with a server error`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    const { nonce } = await loadPage(page, site);
    const query = parameters.startsWith('paths') ? parameters : `paths=settings&${parameters}`;
    const answer = await page.request.get(`${site.rest('/flightdeck/v1/reads')}?${query}`, {
      headers: { 'X-WP-Nonce': nonce },
    });
    const text = await answer.text();
    expect([answer.status() < 500, text.includes('"status":500')]).toEqual([true, false]);
  });
