import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { card, expectCards, toast } from '../support/dashboard';
import { expectFailure } from '../support/failures/failure-panel';
import { createNextRelease, type NextRelease, runCommand } from '../support/sets/deploy';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

const title = 'WordPress.com login';

let next: NextRelease | undefined;
test.afterEach(() => next?.remove());

/**
 * Returns a range for another minor version of `shared`, and a change that makes a release need it.
 * @param offset 1 for the next minor version, -1 for the previous one, if there is one
 */
function otherShared(site: RunningSite, offset: 1 | -1) {
  const [major = '', minor = ''] = (site.set.original.root.provides.shared ?? '').split('.');
  const range = `^${major}.${Math.max(0, Number(minor) + offset)}.0`;
  const change = (entry: RegistryEntry): RegistryEntry => ({
    ...entry,
    manifest: { ...entry.manifest, needs: { ...entry.manifest.needs, shared: range } },
  });
  return { range, change };
}

/** Creates the next release of `mf-settings`, which is removed after the test. */
function settingsRelease(site: RunningSite, change: (entry: RegistryEntry) => RegistryEntry): NextRelease {
  next = createNextRelease(site.set, 'mf-settings', (content) => `${content}\n/* next release */`, change);
  return next;
}

test('an area built with an older shared than the page is deployed and runs', async ({ page, site, openAs }) => {
  const { folder, entry } = settingsRelease(site, otherShared(site, -1).change);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', folder)).toMatchObject({ code: 0 });
  await openAs('admin', '/security');
  await expect(card(page, title)).toBeVisible();
  const toggle = page.getByTestId('module-toggle-protect');
  const before = await toggle.getAttribute('aria-checked');
  await toggle.click();
  await expect(toggle).not.toHaveAttribute('aria-checked', before ?? '');
  await expect(toast(page)).toContainText('Updated settings.');
  expect(files.join('\n')).toContain(entry.base);
});

test('an area built with a newer shared than the page is not deployed, and the page refuses it and names both versions', async ({
  page,
  site,
  openAs,
}) => {
  const { range, change } = otherShared(site, 1);
  const { folder, entry } = settingsRelease(site, change);
  const { version, provides } = site.set.original.root;
  const registry = () => readFileSync(join(site.set.folder, 'registry.json'), 'utf8');
  const before = registry();
  const { code, output } = await runCommand(site.set, 'deploy', 'mf-settings', '--from', folder);
  expect(output).toContain(
    `mf-settings ${entry.version} needs shared ${range}; the live page (root-config ${version}) has shared ${provides.shared}.`,
  );
  expect(code).toBe(3);
  expect(registry()).toBe(before);

  // Published without the check: the page refuses it and names the same versions; the other areas work.
  const live = site.set.deployBroken('mf-settings', { entry: change });
  await openAs('admin', '/security');
  const misfit = `needs shared ${range}, but this page has shared ${provides.shared}.`;
  const cause = `mf-settings ${live.version} ${misfit}`;
  const remedy = 'Ask your developer or host to update the page, or to rebuild and redeploy mf-settings.';
  await expectFailure(page, { title: 'Security is not available', cause, remedy, code: 'area-incompatible' });
  await openAs('admin', '/dashboard');
  await expectCards(page);
  await openAs('admin', '/status');
  const row = page.getByRole('table', { name: 'Dashboard areas' }).getByRole('row', { name: /^mf-settings/ });
  await row.getByRole('button', { name: /^Load/ }).click();
  await expect(row).toContainText(`${misfit} ${remedy}`);
});

test('the page refuses an area that states no version ranges, and names the libraries', async ({
  page,
  site,
  openAs,
}) => {
  const { version } = site.set.deployBroken('mf-settings', {
    entry: (entry) => ({ ...entry, manifest: { ...entry.manifest, needs: {} } }),
  });
  await openAs('admin', '/security');
  await expectFailure(page, {
    title: 'Security is not available',
    cause: `mf-settings ${version} doesn't state which versions it works with: shared, react, react-dom, single-spa.`,
    remedy: 'Ask your developer or host to redeploy mf-settings.',
    code: 'area-ranges',
  });
  await openAs('admin', '/dashboard');
  await expectCards(page);
});
