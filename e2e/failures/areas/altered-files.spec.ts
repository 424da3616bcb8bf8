import { setPath } from '../../../site/src/context/site';
import { expectConnections, expectHeader, panel } from '../../support/dashboard';
import { alterScripts, hasAlteredScriptRun, markingScript } from '../../support/failures/altered-scripts';
import { mountWidget, openForeignPage } from '../../support/hosts/foreign-page';
import { networkAtRest } from '../../support/network';
import type { RunningSite } from '../../support/site';
import { expect, test } from '../../support/test';

/** The page requests lost files again: a request can be pending when the test ends. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Files that HTML and inline script request: the page itself, entries, and the chunks of each part. */
function firstFiles(site: RunningSite): ReadonlySet<string> {
  const { root, areas } = site.set.original;
  return new Set([
    ...root.scripts.map((name) => root.base + name),
    ...Object.values(areas).flatMap((area) =>
      area ? [area.entry, ...Object.values(area.chunks).flat()].map((name) => area.base + name) : [],
    ),
  ]);
}

test('runs no altered script that the page or its areas load later', async ({ page, site, openAs, problems }) => {
  problems.allow(/integrity|ChunkLoadError|did not load|could not be loaded|Loading chunk/);
  const loadedFirst = firstFiles(site);
  // The failure panel has one of these files, and must stay usable.
  const altered = await alterScripts(page, site, (file) => loadedFirst.has(file) || file.endsWith('/failure.js'));
  await openAs('admin');
  await expectConnections(page);
  // Both load files: a link that the user points at, and the QR code below the fold.
  await page.locator('#fd-tabs').getByRole('link', { name: 'My Plan' }).hover();
  await page.mouse.wheel(0, 5000);
  await networkAtRest(page);
  for (const unit of ['root-config', 'mf-dashboard'])
    expect(altered.filter((file) => file.startsWith(`${unit}/`))).not.toEqual([]);
  expect(await hasAlteredScriptRun(page)).toBe(false);
  await page.evaluate(() => location.assign('#/writing?term=sitemap'));
  await expect(panel(page, /stopped working$/)).toBeVisible();
  expect(altered.some((file) => file.startsWith('mf-settings/'))).toBe(true);
  expect(await hasAlteredScriptRun(page)).toBe(false);
});

test('runs no altered script that the page loads first', async ({ page, site, openAs, problems }) => {
  problems.allow(/integrity/);
  const { root } = site.set.original;
  const altered = await alterScripts(page, site, (file) => file.startsWith(root.base));
  await openAs('admin');
  await expectHeader(page);
  await expect(panel(page, /is not available$/).first()).toBeVisible();
  await networkAtRest(page);
  expect(altered).not.toEqual([]);
  expect(await hasAlteredScriptRun(page)).toBe(false);
});

test('runs no altered script that a widget loads later', async ({ page, site, logIn, problems }) => {
  problems.allow(/integrity|ChunkLoadError|Loading chunk/);
  await logIn('admin');
  const hostConfig = await openForeignPage(page, site);
  const { 'mf-connection': entry } = site.set.original.widgets;
  if (!entry) throw new Error('The set has no widgets.');
  const loadedFirst = [entry.entry, ...Object.values(entry.chunks).flat()].map((name) => entry.base + name);
  const altered = await alterScripts(page, site, (file) => !file.startsWith(entry.base) || loadedFirst.includes(file));
  expect(await mountWidget(page, hostConfig, 'connection')).not.toBe('ok');
  expect(altered).toContain(`${entry.base}libraries.js`);
  expect(await hasAlteredScriptRun(page)).toBe(false);
});

test('does not request a script without a hash in the registry', async ({ page, site, openAs, problems }) => {
  problems.allow(/about:invalid|script-src-elem by about|ChunkLoadError|Loading chunk/);
  const withoutHash = (name: string) =>
    site.set.deployBroken('mf-settings', {
      entry: (entry) => ({
        ...entry,
        files: Object.fromEntries(Object.entries(entry.files).filter(([file]) => file !== name)),
      }),
    });
  for (const name of ['search.js', 'remote.js']) {
    const requested: string[] = [];
    const { base } = withoutHash(name);
    page.on('request', (request) => requested.push(request.url()));
    await openAs('admin', '/writing?term=sitemap');
    await expect(panel(page, /(stopped working|is not available)$/)).toBeVisible();
    expect(requested.filter((url) => url.includes(base + name))).toEqual([]);
  }
});

for (const [what, change, answer] of [
  ['another folder of the server', () => ({ base: '../../../uploads/' }), 'area-script'],
  // The widget still loads its files from the set.
  ['a development server', (url: string) => ({ origin: `${url}/uploads/` }), 'ok'],
] as const)
  test(`loads nothing from a list of widgets that leads to ${what}`, async ({ page, site, logIn, problems }) => {
    problems.allow(/about:invalid/);
    await logIn('admin');
    const hostConfig = await openForeignPage(page, site);
    const widgets = { 'mf-connection': { ...site.set.original.widgets['mf-connection'], ...change(site.url) } };
    await page.route(`${site.url}${setPath}registry.json`, (route) => route.fulfill({ json: { widgets } }));
    const requested: string[] = [];
    await page.route('**/uploads/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: markingScript });
    });
    expect(await mountWidget(page, hostConfig, 'connection')).toBe(answer);
    expect(requested).toEqual([]);
    expect(await hasAlteredScriptRun(page)).toBe(false);
  });
