/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRegistry, writeFakeSet } from '../testing/fake-set';
import { field } from '../testing/test-client';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
afterEach(() => site.close());

const path = '/wp-admin/admin.php?page=flightdeck';

test('the early script stands letter for letter, and the policy allows it and no other', async () => {
  site = await startTestSite();
  const page = await (await site.client('admin')).fetch(path);
  const text = await page.text();
  const { early, markup } = fakeRegistry().root;
  expect(text).toContain(`<script>${early.code}</script>`);
  expect(text).toContain(`<div id="flightdeck" class="fd fd--page">${markup}</div>`);
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  const hash = createHash('sha256').update(early.code).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types flightdeck 'allow-duplicates'");
  expect(policy).toContain(`connect-src 'self' ${site.running.site.urls.provider};`);
  expect(policy).not.toContain('unsafe');
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const inline = [...text.matchAll(/<script(?![^>]*(src=|application\/json))[^>]*>/g)];
  expect(inline).toHaveLength(1);
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test('scripts and styles come absolute, with their hashes', async () => {
  site = await startTestSite();
  const text = await (await (await site.client('admin')).fetch(path)).text();
  const base = `${site.url}/wp-content/plugins/flightdeck/set/root-config/1.0.0-abcdef01/`;
  const { files } = fakeRegistry().root;
  expect(text).toContain(
    `<script defer src="${base}root.js" integrity="${files['root.js']}" crossorigin="anonymous"></script>`,
  );
  expect(text).toContain(
    `<link rel="stylesheet" href="${base}root.css" integrity="${files['root.css']}" crossorigin="anonymous">`,
  );
});

test('a text cannot end the page state block', async () => {
  site = await startTestSite();
  const client = await site.client('admin');
  await client.post('settings', { highlander_comment_form_prompt: 'a < b </script' });
  const text = await (await client.fetch(path)).text();
  expect(text).not.toContain('b </script');
  expect(field(await client.pageState(), 'initial', 'settings', 'highlander_comment_form_prompt')).toBe(
    'a < b </script',
  );
});

test('without a set, or with a broken one, the page says how to build', async () => {
  site = await startTestSite();
  const client = await site.client('admin');
  for (const spoil of [
    () => rmSync(join(site.setDir, 'registry.json')),
    () => writeFileSync(join(site.setDir, 'registry.json'), '{"protocol":2}'),
  ]) {
    spoil();
    const page = await client.fetch(path);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm run build');
  }
  writeFakeSet(site.setDir);
  expect((await client.fetch(path)).status).toBe(200);
});

test('a development entry replaces its area and opens the policy for its origin only', async () => {
  site = await startTestSite();
  const entry = { ...fakeRegistry().areas['mf-dashboard'], origin: 'http://127.0.0.1:8421/' };
  const dev = join(site.setDir, '../dev');
  mkdirSync(dev);
  writeFileSync(join(dev, 'mf-dashboard.json'), JSON.stringify({ entry }));
  writeFileSync(join(dev, 'mf-connection.json'), '{"entry":');
  const client = await site.client('admin');
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const policy = (await client.fetch(path)).headers.get('Content-Security-Policy') ?? '';
  expect(field(await client.pageState(), 'registry', 'areas', 'mf-dashboard', 'origin')).toBe('http://127.0.0.1:8421/');
  expect(quiet).toHaveBeenCalled();
  quiet.mockRestore();
  expect(policy).toMatch(/script-src [^;]* http:\/\/127\.0\.0\.1:8421;/);
  expect(policy).toMatch(/style-src [^;]* http:\/\/127\.0\.0\.1:8421;/);
  expect(policy).toMatch(/connect-src [^;]* http:\/\/127\.0\.0\.1:8421 ws:\/\/127\.0\.0\.1:8421;/);
});

test('the language of the page can be asked for', async () => {
  site = await startTestSite();
  const client = await site.client('admin');
  expect(field(await client.pageState('&lang=ar-XB'), 'locale')).toMatchObject({ lang: 'ar-XB', dir: 'rtl' });
  expect(await (await client.fetch(`${path}&lang=ar-XB`)).text()).toContain('<html lang="ar-XB" dir="rtl">');
  expect(field(await client.pageState('&lang=%3Cb%3E'), 'locale')).toMatchObject({ lang: 'en', dir: 'ltr' });
});
