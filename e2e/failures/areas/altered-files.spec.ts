import { setPath } from '../../../site/src/context/site';
import { expectConnections, expectHeader, panel } from '../../support/dashboard';
import { alterScripts, hasAlteredScriptRun, markingScript } from '../../support/failures/altered-scripts';
import { anyStopped, anyUnavailable } from '../../support/failures/failure-panel';
import { mountWidget, openForeignPage } from '../../support/foreign-pages/foreign-page';
import { networkAtRest } from '../../support/network';
import type { RunningSite } from '../../support/site';
import { expect, test } from '../../support/test';

/** The page requests lost files again: a request can be pending when the test ends. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Returns the files that the HTML and its inline script request: the scripts of the root, and the entry and chunks of each area. */
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
  // `failure.js` contains the failure panel, which must stay usable.
  const altered = await alterScripts(page, site, (file) => loadedFirst.has(file) || file.endsWith('/failure.js'));
  await openAs('admin');
  await expectConnections(page);
  // Pointing at a link and scrolling to the QR code each load files.
  await page.locator('#fd-tabs').getByRole('link', { name: 'My Plan' }).hover();
  await page.mouse.wheel(0, 5000);
  await networkAtRest(page);
  for (const unit of ['root-config', 'mf-dashboard'])
    await expect.poll(() => altered.filter((file) => file.startsWith(`${unit}/`))).not.toEqual([]);
  expect(await hasAlteredScriptRun(page)).toBe(false);
  await page.evaluate(() => location.assign('#/writing?term=sitemap'));
  await expect(panel(page, anyStopped)).toBeVisible();
  expect(altered.some((file) => file.startsWith('mf-settings/'))).toBe(true);
  expect(await hasAlteredScriptRun(page)).toBe(false);
});

test('runs no altered script of an area, and shows a failure panel', async ({ page, site, openAs, problems }) => {
  problems.allow(/integrity/);
  const { root } = site.set.original;
  const altered = await alterScripts(page, site, (file) => file.startsWith(root.base));
  await openAs('admin');
  await expectHeader(page);
  await expect(panel(page, anyUnavailable).first()).toBeVisible();
  await networkAtRest(page);
  expect(altered).not.toEqual([]);
  expect(await hasAlteredScriptRun(page)).toBe(false);
});

test('runs no altered script that a widget loads later', async ({ page, site, logIn, problems }) => {
  problems.allow(/integrity|ChunkLoadError|Loading chunk/);
  await logIn('admin');
  const foreignPageConfig = await openForeignPage(page, site);
  const { 'mf-connection': release } = site.set.original.widgets;
  if (!release) throw new Error('The set has no widgets of mf-connection.');
  const { base, entry, chunks } = release;
  const loadedFirst = [entry, ...Object.values(chunks).flat()].map((name) => base + name);
  const altered = await alterScripts(page, site, (file) => !file.startsWith(base) || loadedFirst.includes(file));
  expect(await mountWidget(page, foreignPageConfig, 'connection')).not.toBe('ok');
  expect(altered).toContain(`${base}libraries.js`);
  expect(await hasAlteredScriptRun(page)).toBe(false);
});

test('does not request a script without a hash in the registry', async ({ page, site, openAs, problems }) => {
  problems.allow(/about:invalid|script-src-elem by about|ChunkLoadError|Loading chunk/);
  const deployWithoutHash = (name: string) =>
    site.set.deployBroken('mf-settings', {
      entry: (entry) => ({
        ...entry,
        files: Object.fromEntries(Object.entries(entry.files).filter(([file]) => file !== name)),
      }),
    });
  for (const name of ['search.js', 'remote.js']) {
    const requested: string[] = [];
    const { base } = deployWithoutHash(name);
    page.on('request', (request) => requested.push(request.url()));
    await openAs('admin', '/writing?term=sitemap');
    await expect(panel(page, anyStopped).or(panel(page, anyUnavailable))).toBeVisible();
    expect(requested.filter((url) => url.includes(base + name))).toEqual([]);
  }
});

for (const [place, change, result] of [
  ['another folder of the server', () => ({ base: '../../../uploads/' }), 'area-script'],
  // The widget ignores the origin, and loads its files from the set.
  ['a development server', (url: string) => ({ origin: `${url}/uploads/` }), 'ok'],
] as const)
  test(`loads nothing from ${place} when a forged registry names it`, async ({ page, site, logIn, problems }) => {
    problems.allow(/about:invalid/);
    await logIn('admin');
    const foreignPageConfig = await openForeignPage(page, site);
    const widgets = { 'mf-connection': { ...site.set.original.widgets['mf-connection'], ...change(site.url) } };
    await page.route(`${site.url}${setPath}registry.json`, (route) => route.fulfill({ json: { widgets } }));
    const requested: string[] = [];
    await page.route('**/uploads/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: markingScript });
    });
    expect(await mountWidget(page, foreignPageConfig, 'connection')).toBe(result);
    expect(requested).toEqual([]);
    expect(await hasAlteredScriptRun(page)).toBe(false);
  });
