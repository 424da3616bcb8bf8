import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { area, failed, health, sound, stage, visit, withoutCounts } from './support/staged';
import { expect, open, signIn, test } from './support/test';
import type { WordPress } from './support/wordpress';

/* Messages to the URL of the team, and messages of users who forge counts. */

const users = ['admin', 'editor', 'author'] as const;

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly cookie: string | undefined;
  readonly body: unknown;
}

/** A server of a team. @param status of its answers; 0: it never answers */
class Team {
  readonly messages: Received[] = [];
  status = 204;
  readonly #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    this.messages.push({ method, url, type: headers['content-type'], cookie: headers.cookie, body });
    if (this.status === 302) response.writeHead(302, { Location: '/elsewhere' }).end();
    else if (this.status > 0) response.writeHead(this.status).end();
  });

  /** @returns the URL that a site is told */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook?key=secret`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let team: Team;
test.beforeEach(async ({ wordpress }) => {
  team = new Team();
  const site = await wordpress();
  site.restore();
  site.addPartner();
  withoutCounts(site);
});
test.afterEach(async ({ wordpress }) => {
  team.stop();
  (await wordpress()).config('');
});

/** Lets a release fail for three users of a site that has this setting. */
async function failForAll(page: Page, site: WordPress, url: string) {
  site.config(`define( 'FLIGHTDECK_TAKE_BACK_URL', '${url}' );`);
  const { live } = stage(site, [], 'for no user');
  const { nonce } = await visit(page, site, 'admin');
  for (let count = 0; count < 12; count += 1) await health(page, site, nonce, sound(live));
  const { next } = stage(site, users, 'message');
  for (const [index, user] of users.entries()) {
    const { nonce: own } = await visit(page, site, user);
    for (const _visit of index === 2 ? [1] : [1, 2])
      expect((await health(page, site, own, failed(next))).status()).toBe(204);
  }
  return { live, next };
}

/** Returns the releases that the site has taken back. */
async function takenBack(page: Page, site: WordPress): Promise<unknown> {
  const { nonce } = await visit(page, site, 'admin');
  return (await (await health(page, site, nonce)).json()).takenBack;
}

test('a release that is taken back sends one message to the configured URL, without users', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const { live, next } = await failForAll(page, site, await team.start());
  const { nonce } = await visit(page, site, 'editor');
  for (let count = 0; count < 3; count += 1) await health(page, site, nonce, failed(next));
  expect(team.messages).toEqual([
    {
      ...{ method: 'POST', url: '/hook?key=secret', type: 'application/json', cookie: undefined },
      body: {
        ...{ event: 'release-taken-back', site: site.url, area, version: next, before: live, reason: 'start' },
        ...{ staged: { loads: 5, failures: 5 }, live: { loads: 12, failures: 0 } },
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    },
  ]);
  expect(await takenBack(page, site)).toEqual([expect.not.objectContaining({ unsent: expect.anything() })]);
});

for (const [what, status, unsent, messages] of [
  ['answers an error', 500, 'status 500', 1],
  ['redirects', 302, 'status 302', 1],
  ['never answers', 0, 'no answer', 1],
  ['is closed', -1, 'no answer', 0],
  ['is not allowed', -2, 'FLIGHTDECK_TAKE_BACK_URL is not an https address', 0],
] as const)
  test(`a URL that ${what} stops no take-back, and the status screen says that it got no message`, async ({
    page,
    wordpress,
  }) => {
    const site = await wordpress();
    team.status = status;
    const url = await team.start();
    if (status === -1) team.stop();
    const { live } = await failForAll(page, site, status === -2 ? 'http://team.example/?key=secret' : url);
    for (const user of users) expect((await visit(page, site, user)).version).toBe(live);
    expect(await takenBack(page, site)).toEqual([expect.objectContaining({ area, unsent })]);
    expect(team.messages).toHaveLength(messages);
    await open(page, site, '/status');
    await expect(page.getByText(`(${unsent})`)).toBeVisible();
    expect(await page.content()).not.toContain('key=secret');
  });

test('one subscriber alone never triggers a take-back, with any number of forged messages', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const { live } = stage(site, [], 'for no user');
  const { nonce: early } = await visit(page, site, 'admin');
  for (let count = 0; count < 12; count += 1) await health(page, site, early, sound(live));
  const { next } = stage(site, [...users, 'subscriber'], 'forged');
  const { nonce } = await visit(page, site, 'subscriber');
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count += 1) statuses.add((await health(page, site, nonce, failed(next))).status());
  // No error, which the console of a user who opens the page often would show.
  expect([...statuses]).toEqual([204]);
  expect(await takenBack(page, site)).toEqual([]);
  expect((await visit(page, site, 'editor')).version).toBe(next);
  const { nonce: admin } = await visit(page, site, 'admin');
  const { areas } = await (await health(page, site, admin)).json();
  expect(areas[area]).toContainEqual(expect.objectContaining({ version: next, loads: 30, failures: 30 }));
});

for (const [what, answer] of [
  ['answers 500', "new WP_Error( 'broken', 'Broken.', array( 'status' => 500 ) )"],
  ['is blocked by a page', "new WP_Error( 'shield', '<h1>Blocked</h1>', array( 'status' => 403 ) )"],
] as const)
  test(`a route of the counts that ${what} is no failure of the page`, async ({ page, wordpress }) => {
    const site = await wordpress();
    site.mustUse(
      `add_filter( 'rest_pre_dispatch', static function ( $answer, $server, $request ) { return '/flightdeck/v1/health' === $request->get_route() ? ${answer} : $answer; }, 10, 3 );`,
    );
    stage(site, [], 'for no user');
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await signIn(page, site, 'admin');
    await open(page, site);
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await page.waitForLoadState('networkidle');
    const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('v1/health'));
    // As when the user changes to another tab, so that the page stays.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    await told;
    await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
    await expect(page.locator('#fd-toasts')).toBeEmpty();
    expect(thrown).toEqual([]);
    await open(page, site, '/status');
    await expect(page.getByText("Couldn't load the release counts", { exact: false })).toBeVisible();
  });
