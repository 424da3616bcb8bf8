import { createNextRelease, type NextRelease, runCommand } from '../support/sets/deploy';
import { expect, test } from '../support/test';

/** Titles of a card of `mf-settings` in its two releases. */
const firstTitle = 'WordPress.com login';
const secondTitle = 'WordPress.com login, second release';

let nextRelease: NextRelease | undefined;
test.afterEach(() => nextRelease?.remove());

test('only users with the chosen roles get a staged release, until a rollback', async ({ openAs, page, site }) => {
  nextRelease = createNextRelease(site.set, 'mf-settings', (content, name) =>
    name === 'remote.js' ? `${content}\n/* second release */` : content.replaceAll(firstTitle, secondTitle),
  );
  const stageForRoles = ['deploy', 'mf-settings', '--from', nextRelease.folder, '--roles'];
  expect(await runCommand(site.set, ...stageForRoles, 'editor')).toMatchObject({ code: 0 });
  await openAs('admin', '/security');
  await expect(page.getByRole('heading', { name: firstTitle, exact: true })).toBeVisible();
  expect(await runCommand(site.set, ...stageForRoles, 'administrator')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: secondTitle, exact: true })).toBeVisible();
  expect(await runCommand(site.set, 'rollback', 'mf-settings')).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: firstTitle, exact: true })).toBeVisible();
});
