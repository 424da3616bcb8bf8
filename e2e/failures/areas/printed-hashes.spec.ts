import type { Page } from '@playwright/test';
import { setPath } from '../../../site/src/context/site';
import { alterScripts, hasAlteredScriptRun } from '../../support/failures/altered-scripts';
import { examples, openExample } from '../../support/guide';
import { networkAtRest } from '../../support/network';
import type { RunningSite } from '../../support/site';
import { expect, test } from '../../support/test';

/** The page requests lost files again: a request can be pending when the test ends. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Returns an example of the guide, with values from the site's registry. */
function hashedExample(site: RunningSite, example = examples.hashed): string {
  const { root, widgets } = site.set.original;
  return example
    .replace('{widgets}', JSON.stringify(widgets))
    .replaceAll('{base}', root.embed?.base ?? '')
    .replace('{hash}', root.embed?.files['embed.js'] ?? '');
}

test("a page that prints hashes shows its widget, even if the set's server has another list of widgets", async ({
  page,
  site,
  logIn,
}) => {
  await logIn('admin');
  const requested: string[] = [];
  await page.route(`${site.url}${setPath}registry.json`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ json: { widgets: {} } });
  });
  // Another spelling of the set's address has the same effect.
  await openExample(page, site, hashedExample(site).replace('"{set}"', '"{set}./"'));
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  expect(requested).toEqual([]);
});

const loadError = "The widget couldn't load. Reload the page to try again.";

/** Shows an example, expects its widget to load, and shows the example again with an altered embed script. */
async function showUnchangedThenAltered(page: Page, site: RunningSite, example: string): Promise<void> {
  await openExample(page, site, example);
  await expect(page.getByRole('article', { name: 'Site connection' })).toContainText('Connected');
  await expect(page.getByText(loadError)).toBeHidden();
  await networkAtRest(page);
  await alterScripts(page, site, (file) => !file.startsWith('embed/'));
  await openExample(page, site, example);
}

test.describe('with an altered embed script', () => {
  test.beforeEach(async ({ problems, logIn }) => {
    problems.allow(/integrity/);
    await logIn('admin');
  });

  test('a page that prints hashes runs no altered embed script', async ({ page, site }) => {
    const altered = await alterScripts(page, site, (file) => !file.startsWith('embed/'));
    await openExample(page, site, hashedExample(site));
    await networkAtRest(page);
    expect(altered).toEqual([`${site.set.original.root.embed?.base}embed.js`]);
    expect(await hasAlteredScriptRun(page)).toBe(false);
  });

  test('a page can import the embed script with a hash and mount its widget, and gets an error if the script is altered', async ({
    page,
    site,
  }) => {
    await showUnchangedThenAltered(page, site, hashedExample(site, examples.hashedCall));
    await expect(page.getByText(loadError)).toBeVisible();
    expect(await hasAlteredScriptRun(page)).toBe(false);
  });

  test('the message inside a widget element shows 10 seconds after the embed script was refused, and never beside the widget', async ({
    page,
    site,
  }) => {
    await showUnchangedThenAltered(page, site, hashedExample(site, examples.message));
    await networkAtRest(page);
    await expect(page.getByText(loadError)).toBeHidden();
    // The delay is part of a CSS animation, which test clocks do not affect.
    const delays = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        animation.finish();
        return animation.effect?.getTiming().delay;
      }),
    );
    expect(delays).toEqual([10_000]);
    await expect(page.getByText(loadError)).toBeVisible();
    expect(await hasAlteredScriptRun(page)).toBe(false);
  });
});
