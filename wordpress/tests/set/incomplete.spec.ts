import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../e2e/support/accessibility/axe';
import { expect, logIn, open, test } from '../support/test';
import type { WordPress } from '../support/wordpress';

/* Tests of a plugin whose files are missing or truncated, as after an interrupted upload. */

const folder = (site: WordPress) => join(site.plugins, 'flightdeck');
const isComplete = (html: string) => html.includes('</html>') && !/critical error|fatal error/i.test(html);

test.beforeEach(async ({ page, wordpress }) => {
  const site = await wordpress();
  site.restore();
  site.addJetpack();
  await logIn(page, site, 'admin');
});

/** Returns the text of our notice on the list of plugins; empty without a notice. Expects that the page is complete. */
async function noticeOf(page: Page, { url }: WordPress): Promise<string> {
  const answer = await page.request.get(`${url}/wp-admin/plugins.php`);
  const html = await answer.text();
  expect({ status: answer.status(), isComplete: isComplete(html) }).toEqual({ status: 200, isComplete: true });
  return /not completely installed<\/strong><\/p><p>(.*?)<\/p>/.exec(html)?.[1] ?? '';
}

test('if a required file of the plugin is missing, the admin works and a notice names the file', async ({
  page,
  wordpress,
}) => {
  test.setTimeout(300_000);
  const site = await wordpress();
  const files = readdirSync(join(folder(site), 'includes'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => name.endsWith('.php')).map((name) => `includes/${name}`);
  expect(sources.length).toBeGreaterThan(15);
  const rules = readdirSync(join(folder(site), 'rules')).map((name) => `rules/${name}`);
  expect(rules.length).toBeGreaterThan(1);
  for (const name of [...sources, ...rules]) {
    const file = join(folder(site), name);
    const content = readFileSync(file);
    rmSync(file);
    expect(await noticeOf(page, site)).toContain(`The file ${name} is missing or damaged.`);
    writeFileSync(file, content);
  }
  expect(await noticeOf(page, site)).toBe('');
});

test('an empty file and a truncated file count as damaged', { tag: '@every-change' }, async ({ page, wordpress }) => {
  const site = await wordpress();
  // Names of files, and their length after the upload, in bytes.
  for (const [name, size] of [
    ['set/set', 0],
    ['page/page', 4000],
    ['page/widget', 1500],
  ] as const) {
    const file = join(folder(site), `includes/${name}.php`);
    const content = readFileSync(file);
    truncateSync(file, size);
    expect(await noticeOf(page, site)).toContain(`The file includes/${name}.php is missing or damaged.`);
    writeFileSync(file, content);
  }
});

test('if flightdeck.php is the only file, administrators see instructions, and other users see nothing of the plugin', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  for (const name of readdirSync(folder(site))) {
    if (name !== 'flightdeck.php') rmSync(join(folder(site), name), { recursive: true });
  }
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'Flightdeck', level: 1 })).toBeVisible();
  await expect(page.getByText('Flightdeck is not completely installed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload the plugin' })).toHaveAttribute(
    'href',
    /plugin-install\.php\?tab=upload$/,
  );
  await expectAccessible(page, { within: '#wpbody-content', isForeignPage: true });
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.getByText('Flightdeck is not completely installed')).toBeVisible();

  await logIn(page, site, 'editor');
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.locator('#adminmenu')).toBeVisible();
  await expect(page.getByText('Flightdeck')).toHaveCount(0);
  expect((await open(page, site))?.status()).toBe(403);
  expect((await page.request.get(`${site.url}/`)).status()).toBe(200);
});

test('the page reports a truncated registry, a registry for another version, a missing script of the page, and truncated rules', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const registryFile = join(folder(site), 'set/registry.json');
  const registry = readFileSync(registryFile, 'utf8');
  const { root } = JSON.parse(registry);
  const expectProblem = async (text: string) => {
    await open(page, site);
    await expect(page.getByRole('heading', { name: "The dashboard files can't be used", level: 1 })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  };
  writeFileSync(registryFile, registry.slice(0, registry.length / 2));
  await expectProblem('registry.json is not JSON');
  writeFileSync(registryFile, registry.replace('"protocol":1', '"protocol":2'));
  await expectProblem('registry.json belongs to another version of this plugin');
  writeFileSync(registryFile, registry);
  const script = join(folder(site), 'set', root.base, root.scripts[0]);
  const code = readFileSync(script);
  rmSync(script);
  await expectProblem(`set/${root.base}${root.scripts[0]} is missing`);
  writeFileSync(script, code);
  const rulesFile = join(folder(site), 'rules/viewers.json');
  const rules = readFileSync(rulesFile, 'utf8');
  writeFileSync(rulesFile, rules.slice(0, rules.length / 2));
  await expectProblem('rules/viewers.json is missing or damaged');
  writeFileSync(rulesFile, rules);
  // The plugin accepts a byte order mark and spaces from an editor, and a comment from a caching plugin.
  writeFileSync(registryFile, `\uFEFF${JSON.stringify(JSON.parse(registry), null, 2)}\n<!-- Cached by a plugin -->`);
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
});

test('if a file of one area is missing, the other areas work, and administrators see the name of the file', async ({
  page,
  wordpress,
}) => {
  const site = await wordpress();
  const { areas } = JSON.parse(readFileSync(join(folder(site), 'set/registry.json'), 'utf8'));
  const { base, entry } = areas['mf-settings'];
  rmSync(join(folder(site), 'set', base, entry));
  const notice = page.getByText('Files of the dashboard are missing');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  await expect(notice).toContainText(`set/${base}${entry}`);
  await open(page, site, '/security');
  await expect(page.getByRole('region', { name: /is not available$/ })).toContainText(
    "A file of the area couldn't be loaded. A browser extension such as an ad blocker may have blocked it, a proxy or optimizer may have changed it, or it's missing on the server.",
  );
  await logIn(page, site, 'editor');
  await open(page, site);
  await expect(page.getByRole('article', { name: 'Site connection' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a widget shows an error when the embed script is missing', async ({ page, wordpress }) => {
  const site = await wordpress();
  const { root } = JSON.parse(readFileSync(join(folder(site), 'set/registry.json'), 'utf8'));
  rmSync(join(folder(site), 'set', root.embed.base, 'embed.js'));
  site.mustUse("add_action( 'admin_notices', static function () { flightdeck_widget( 'connection' ); } );");
  await page.goto(`${site.url}/wp-admin/index.php`);
  await expect(page.getByText("The dashboard files can't be used")).toBeVisible();
});
