import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setPath } from '../../context/site';
import { fakeRegistry } from '../../testing/fake-set';
import { field, type TestClient } from '../../testing/test-client';
import { runTestSite } from '../../testing/test-site';

const testSite = runTestSite('free');
const admin = testSite.loggedIn('admin');
const editor = testSite.loggedIn('editor');
afterEach(() => testSite.writeSet());

const path = '/wp-admin/admin.php?page=flightdeck';

/** Opens the page, and returns its text and its Content Security Policy. */
async function openPage(client = admin) {
  const reply = await client.fetch(path);
  const policy = reply.headers.get('Content-Security-Policy') ?? '';
  return { status: reply.status, policy, cache: reply.headers.get('Cache-Control'), text: await reply.text() };
}

test('the page contains the inline script unchanged, and its policy allows no other inline script', async () => {
  const { text, policy, cache } = await openPage();
  const { base, early, files, markup } = fakeRegistry().root;
  expect(text).toContain(`<script>${early.code}</script>`);
  expect(text).toContain(
    `<div id="flightdeck" class="fd fd--page">${markup}<script type="application/json" id="flightdeck-page">{"folder":"${testSite.url}${setPath}${base}","files":{"root.js":"${files['root.js']}"}}</script></div>`,
  );
  expect(policy).toContain(`script-src 'self' '${early.hash}';`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types flightdeck 'allow-duplicates'");
  expect(policy).toContain(`connect-src 'self' ${testSite.site.urls.provider};`);
  expect(policy).not.toContain('unsafe');
  expect(cache).toBe('no-store');
  const inlineScripts = [...text.matchAll(/<script(?![^>]*(src=|application\/json))[^>]*>/g)];
  expect(inlineScripts).toHaveLength(1);
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test('if no script loads, a style sheet alone shows the hidden message of the page', async () => {
  const { text } = await openPage();
  const pattern = /<div id="flightdeck-not-started" role="alert" hidden>[\s\S]*<\/div>\s*(?=<div id="flightdeck")/;
  const message = pattern.exec(text)?.[0];
  expect(message).toContain('The dashboard hasn’t started');
  expect(message).toContain(`${testSite.url}${setPath}.`);
  // Relative, because the address in the browser can differ from the site's address.
  expect(message).toContain('href="admin.php?page=flightdeck"');
  const sheet = await (await admin.fetch('/wp-admin/css/admin.css')).text();
  expect(sheet).toMatch(/#flightdeck-not-started:has\([^{]*\{[^}]*animation: [^;]* 15s forwards/);
});

test('only administrators get the override origins of the site', async () => {
  const origins = ['https://next.example', 'http://127.0.0.1:9000'];
  const originsFor = async (client: TestClient) => {
    const { policy } = await openPage(client);
    const listed = field(await client.pageState(), 'overrides', 'origins');
    return { listed, allowed: origins.filter((origin) => policy.includes(origin)) };
  };
  expect(await originsFor(admin)).toEqual({ listed: [], allowed: [] });
  testSite.site.overrideOrigins = origins;
  expect(await originsFor(admin)).toEqual({ listed: origins, allowed: origins });
  expect(await originsFor(editor)).toEqual({ listed: [], allowed: [] });
  testSite.site.overrideOrigins = [];
});

test('only users of the audience get a staged release, which their page lists like a live one', async () => {
  const registry = fakeRegistry();
  const staged = {
    entry: { ...registry.areas['mf-dashboard'], base: 'mf-dashboard/2.0.0-abcdef03/', version: '2.0.0' },
    release: 'mf-dashboard/releases/x.json',
    audience: { roles: ['editor'] },
    since: '',
  };
  testSite.writeSet({ ...registry, staged: { 'mf-dashboard': staged } });
  const versionFor = async (client: TestClient) =>
    field(await client.pageState(), 'registry', 'areas', 'mf-dashboard', 'version');
  expect([await versionFor(admin), await versionFor(editor)]).toEqual(['1.0.0', '2.0.0']);
  expect((await openPage(editor)).text).not.toContain('"staged"');
});

test.each(['{"protocol":2}', '{'])('with the registry %s, the page explains how to build a set', async (registry) => {
  writeFileSync(join(testSite.setDir, 'registry.json'), registry);
  expect(await openPage()).toMatchObject({ status: 503, text: expect.stringContaining('npm run build') });
});

test('a development entry replaces its area, the policy allows its origin, and an unreadable entry is skipped', async () => {
  const origin = 'http://127.0.0.1:8421';
  const folder = join(testSite.setDir, '../dev');
  mkdirSync(folder);
  const entry = { ...fakeRegistry().areas['mf-dashboard'], origin: `${origin}/` };
  writeFileSync(join(folder, 'mf-dashboard.json'), JSON.stringify({ entry }));
  writeFileSync(join(folder, 'mf-connection.json'), '{"entry":');
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { policy } = await openPage();
  expect(field(await admin.pageState(), 'registry', 'areas', 'mf-dashboard', 'origin')).toBe(`${origin}/`);
  expect(consoleError).toHaveBeenCalled();
  consoleError.mockRestore();
  rmSync(folder, { recursive: true });
  for (const directive of ['script-src', 'style-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]* ${origin}`));
  expect(policy).toContain(`${origin.replace('http', 'ws')};`);
});
