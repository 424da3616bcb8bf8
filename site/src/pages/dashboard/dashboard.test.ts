import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setPath } from '../../context/site';
import { fakeRegistry, writeFakeSet } from '../../testing/fake-set';
import { field, type TestClient } from '../../testing/test-client';
import { startTestSite, type TestSite } from '../../testing/test-site';

let site: TestSite;
let admin: TestClient;
/** Folder with the entries of development servers. */
let devFolder: string;
beforeAll(async () => {
  site = await startTestSite();
  admin = await site.client('admin');
  devFolder = join(site.setDir, '../dev');
});
afterAll(() => site.close());
afterEach(() => {
  writeFakeSet(site.setDir);
  rmSync(devFolder, { recursive: true, force: true });
});

const path = '/wp-admin/admin.php?page=flightdeck';

test('the page contains the inline script unchanged, and its policy allows no other inline script', async () => {
  const page = await admin.fetch(path);
  const text = await page.text();
  const { base, early, files, markup } = fakeRegistry().root;
  expect(text).toContain(`<script>${early.code}</script>`);
  expect(text).toContain(
    `<div id="flightdeck" class="fd fd--page">${markup}<script type="application/json" id="flightdeck-page">{"folder":"${site.running.site.urls.site}${setPath}${base}","files":{"root.js":"${files['root.js']}"}}</script></div>`,
  );
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  const hash = createHash('sha256').update(early.code).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types flightdeck 'allow-duplicates'");
  expect(policy).toContain(`connect-src 'self' ${site.running.site.urls.provider};`);
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const inlineScripts = [...text.matchAll(/<script(?![^>]*(src=|application\/json))[^>]*>/g)];
  expect(inlineScripts).toHaveLength(1);
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test('if no script loads, a style sheet alone shows the hidden message of the page', async () => {
  const text = await (await admin.fetch(path)).text();
  const message = /<div id="flightdeck-not-started" role="alert" hidden>[\s\S]*<\/div>\s*(?=<div id="flightdeck")/.exec(
    text,
  )?.[0];
  expect(message).toContain('The dashboard hasn’t started');
  expect(message).toContain(`${site.url}/.`);
  expect(message).toContain(`${site.url}/wp-content/plugins/flightdeck/set/.`);
  // Relative, because the address in the browser can differ from the site's address.
  expect(message).toContain('href="admin.php?page=flightdeck"');
  expect(message).not.toMatch(/<script|<style| style="/);
  const sheet = await (await admin.fetch('/wp-admin/css/admin.css')).text();
  expect(sheet).toMatch(/#flightdeck-not-started:has\([^{]*\{[^}]*animation: [^;]* 15s forwards/);
});

test('only administrators get the override origins of the site', async () => {
  const origins = ['https://next.example', 'http://127.0.0.1:9000'];
  const originsFor = async (client: TestClient) => {
    const page = await client.fetch(path);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    return {
      listed: field(await client.pageState(), 'overrides', 'origins'),
      allowed: origins.filter((origin) => policy.includes(origin)),
    };
  };
  expect(await originsFor(admin)).toEqual({ listed: [], allowed: [] });
  expect(await (await admin.fetch(`${path}&override=${origins[0]}`)).text()).not.toContain('"origins":["https');
  const setOverrides = (body: unknown) =>
    admin.fetch('/control/overrides', { method: 'POST', body: JSON.stringify(body) });
  await setOverrides({ origins });
  expect(await originsFor(admin)).toEqual({ listed: origins, allowed: origins });
  // Connect the site, because a site that isn't connected refuses editors.
  site.reset('free');
  expect(await originsFor(await site.client('editor'))).toEqual({ listed: [], allowed: [] });
  site.reset();
  await setOverrides({ origins: [] });
});

test('only users of the audience get a staged release, which their page lists like a live one', async () => {
  // Connect the site, because a site that isn't connected refuses editors.
  site.reset('security');
  const { areas, ...rest } = fakeRegistry();
  const liveEntry = areas['mf-dashboard'];
  const stagedEntry = liveEntry && { ...liveEntry, base: 'mf-dashboard/2.0.0-abcdef03/', version: '2.0.0' };
  const staged = {
    entry: stagedEntry,
    release: 'mf-dashboard/releases/x.json',
    audience: { roles: ['editor'] },
    since: '',
  };
  writeFakeSet(site.setDir, { ...rest, areas, staged: { 'mf-dashboard': staged } });
  const versionFor = async (client: TestClient) =>
    field(await client.pageState(), 'registry', 'areas', 'mf-dashboard', 'version');
  const editor = await site.client('editor');
  expect([await versionFor(admin), await versionFor(editor), await versionFor(editor)]).toEqual([
    '1.0.0',
    '2.0.0',
    '2.0.0',
  ]);
  expect(await (await editor.fetch(path)).text()).not.toContain('"staged"');
  writeFakeSet(site.setDir, { ...rest, areas });
  expect(await versionFor(editor)).toBe('1.0.0');
  site.reset();
});

test('without a valid set, the page explains how to build one', async () => {
  for (const damageSet of [
    () => rmSync(join(site.setDir, 'registry.json')),
    () => writeFileSync(join(site.setDir, 'registry.json'), '{"protocol":2}'),
  ]) {
    damageSet();
    const page = await admin.fetch(path);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm run build');
  }
  writeFakeSet(site.setDir);
  expect((await admin.fetch(path)).status).toBe(200);
});

test('a development entry replaces its area, the policy allows its origin, and an unreadable entry is skipped', async () => {
  const entry = { ...fakeRegistry().areas['mf-dashboard'], origin: 'http://127.0.0.1:8421/' };
  mkdirSync(devFolder);
  writeFileSync(join(devFolder, 'mf-dashboard.json'), JSON.stringify({ entry }));
  writeFileSync(join(devFolder, 'mf-connection.json'), '{"entry":');
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const policy = (await admin.fetch(path)).headers.get('Content-Security-Policy') ?? '';
  expect(field(await admin.pageState(), 'registry', 'areas', 'mf-dashboard', 'origin')).toBe('http://127.0.0.1:8421/');
  expect(consoleError).toHaveBeenCalled();
  consoleError.mockRestore();
  expect(policy).toMatch(/script-src [^;]* http:\/\/127\.0\.0\.1:8421;/);
  expect(policy).toMatch(/style-src [^;]* http:\/\/127\.0\.0\.1:8421;/);
  expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:8421 ws:\/\/127\.0\.0\.1:8421;/);
});
