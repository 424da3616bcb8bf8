import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { card, expectCards, expectUpdated } from '../support/dashboard';
import { expectFailure, unavailable } from '../support/failures/failure-panel';
import { createNextRelease, type NextRelease, runCommand } from '../support/sets/deploy';
import { isOn, settingSwitch } from '../support/settings';
import type { RunningSite } from '../support/site';
import { expect, test } from '../support/test';

const cardTitle = 'WordPress.com login';

let nextRelease: NextRelease | undefined;
test.afterEach(() => nextRelease?.remove());

/**
 * Returns a range for another minor version of `shared`, and a change that makes a release need it.
 * @param offset 1 for the next minor version; -1 for the previous one, or for the same one if it is the first
 */
function otherSharedRange(site: RunningSite, offset: 1 | -1) {
  const [major = '', minor = ''] = (site.set.original.root.provides.shared ?? '').split('.');
  const range = `^${major}.${Math.max(0, Number(minor) + offset)}.0`;
  const change = (entry: RegistryEntry): RegistryEntry => ({
    ...entry,
    manifest: { ...entry.manifest, needs: { ...entry.manifest.needs, shared: range } },
  });
  return { range, change };
}

/** Creates the next release of `mf-settings`, which is removed after the test. */
function createSettingsRelease(site: RunningSite, change: (entry: RegistryEntry) => RegistryEntry): NextRelease {
  nextRelease = createNextRelease(site.set, 'mf-settings', (content) => `${content}\n/* next release */`, change);
  return nextRelease;
}

test('an area that needs an older version of shared is deployed and runs', async ({ page, site, openAs }) => {
  const { folder, entry } = createSettingsRelease(site, otherSharedRange(site, -1).change);
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  expect(await runCommand(site.set, 'deploy', 'mf-settings', '--from', folder)).toMatchObject({ code: 0 });
  await openAs('admin', '/security');
  await expect(card(page, cardTitle)).toBeVisible();
  const toggle = settingSwitch(page, 'protect');
  const wasOn = await isOn(toggle);
  await toggle.click();
  await expect(toggle).toBeChecked({ checked: !wasOn });
  await expectUpdated(page);
  expect(requestedPaths.some((path) => path.includes(entry.base))).toBe(true);
});

test('an area that needs a newer version of shared is not deployed, and the page refuses it and names both versions', async ({
  page,
  site,
  openAs,
}) => {
  const { range, change } = otherSharedRange(site, 1);
  const { folder, entry } = createSettingsRelease(site, change);
  const { version, provides } = site.set.original.root;
  const readRegistry = () => readFileSync(join(site.set.folder, 'registry.json'), 'utf8');
  const registryBefore = readRegistry();
  const { code, output } = await runCommand(site.set, 'deploy', 'mf-settings', '--from', folder);
  expect(output).toContain(
    `mf-settings ${entry.version} needs shared ${range}; the live page (root-config ${version}) has shared ${provides.shared}.`,
  );
  // Exit code of a refused release (docs/how-to/deploy.md).
  expect(code).toBe(3);
  expect(readRegistry()).toBe(registryBefore);

  // Publish the area without that check.
  const published = site.set.deployBroken('mf-settings', { entry: change });
  await openAs('admin', '/security');
  const incompatibility = `needs shared ${range}, but this page has shared ${provides.shared}.`;
  const cause = `mf-settings ${published.version} ${incompatibility}`;
  await expectFailure(page, { title: unavailable('Security'), code: 'area-incompatible', area: 'mf-settings', cause });
  await openAs('admin', '/dashboard');
  await expectCards(page);
  await openAs('admin', '/status');
  const row = page.getByRole('table', { name: 'Dashboard areas' }).getByRole('row', { name: /^mf-settings/ });
  await row.getByRole('button', { name: /^Load/ }).click();
  await expect(row).toContainText(incompatibility);
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
    title: unavailable('Security'),
    cause: `mf-settings ${version} doesn't state which versions it works with: shared, react, react-dom, single-spa.`,
    code: 'area-ranges',
    area: 'mf-settings',
  });
  await openAs('admin', '/dashboard');
  await expectCards(page);
});
