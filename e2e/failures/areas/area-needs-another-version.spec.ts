import type { RegistryEntry } from '@flightdeck/shared/contracts/releases';
import { expectCards, expectConnections, expectShell } from '../../support/dashboard';
import { connectionsDown, expectFailure, retryButton } from '../../support/failures/failure-panel';
import { expect, test } from '../../support/test';

/** Returns a function that makes an entry need a range of versions of a library. */
const withNeed = (library: string, range: string) => (entry: RegistryEntry) => ({
  ...entry,
  manifest: { ...entry.manifest, needs: { ...entry.manifest.needs, [library]: range } },
});

const remedy = (area: string) => `Ask your developer or host to update the page, or to rebuild and redeploy ${area}.`;

test('refuses a connection area that needs another React, names both versions, and keeps the cards', async ({
  page,
  openAs,
  site,
}) => {
  const providedVersion = site.set.original.root.provides.react;
  const { version } = site.set.deployBroken('mf-connection', { entry: withNeed('react', '^18.3.0') });
  await openAs('admin');
  const refusal = {
    title: connectionsDown,
    cause: `mf-connection ${version} needs react ^18.3.0, but this page has react ${providedVersion}.`,
    remedy: remedy('mf-connection'),
    code: 'area-incompatible',
  };
  await expectFailure(page, refusal);
  await expectShell(page);
  await expectCards(page);
  await retryButton(page, connectionsDown).click();
  await expectFailure(page, refusal);
  site.set.restore();
  await page.reload();
  await expectConnections(page);
});

test('does not start a refused area @long', async ({ page, openAs, site }) => {
  const { container } = site.set.entry('mf-connection');
  const reportingEntry = `globalThis.${container}={init(){globalThis.hasAreaStarted=true},get:async()=>()=>({})};`;
  const hasStarted = () => page.evaluate(() => Reflect.get(globalThis, 'hasAreaStarted') === true);
  // An entry that fits the page starts.
  site.set.deployBroken('mf-connection', { files: { 'remote.js': () => reportingEntry } });
  await openAs('admin');
  await expect(page.getByRole('region', { name: connectionsDown })).toBeVisible();
  expect(await hasStarted()).toBe(true);
  site.set.deployBroken('mf-connection', {
    files: { 'remote.js': () => reportingEntry },
    entry: withNeed('react', '^18.3.0'),
  });
  await page.reload();
  await expect(page.getByRole('region', { name: connectionsDown })).toContainText('needs react ^18.3.0');
  expect(await hasStarted()).toBe(false);
});
