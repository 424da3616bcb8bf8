import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '@flightdeck/shared/contracts/registry';
import { expectCards, expectConnections } from '../support/dashboard';
import { command, nextRelease } from '../support/deploy';
import { connectionsDown, expectFailure } from '../support/failure-panel';
import { expect, test } from '../support/test';

test('refuses by name an area that the live page cannot run, before the switch, and keeps the live release', async ({
  page,
  openAs,
  site,
}) => {
  const next = nextRelease(
    site.set,
    'mf-connection',
    (content) => content,
    (entry) => ({ ...entry, manifest: { ...entry.manifest, needs: { react: '^18.3.0' } } }),
  );
  const registry = () => readFileSync(join(site.set.folder, 'registry.json'), 'utf8');
  const before = registry();
  const { code, said } = await command(site.set, 'deploy', 'mf-connection', '--from', next.folder);
  next.remove();
  const { root } = site.set.sound;
  expect(code).toBe(3);
  expect(said).toContain(
    `mf-connection ${next.entry.version} needs react ^18.3.0; the live page (root-config ${root.version}) has react ${root.provides.react}.`,
  );
  expect(said).toContain('Next: Build mf-connection against what is live');
  expect(registry()).toBe(before);
  await openAs('admin');
  await expectCards(page);
  await expectConnections(page);
});

test("refuses an area that reads a topic unknown to the live page, with the topic's name", async ({
  page,
  site,
  openAs,
}) => {
  const needing = { 'bus:weather.changed': '^1.0.0' };
  const change = (entry: RegistryEntry) => ({
    ...entry,
    manifest: { ...entry.manifest, needs: { ...entry.manifest.needs, ...needing } },
  });
  const next = nextRelease(site.set, 'mf-connection', (content) => content, change);
  const { code, said } = await command(site.set, 'deploy', 'mf-connection', '--from', next.folder);
  next.remove();
  const { version } = site.set.sound.root;
  expect(code).toBe(3);
  expect(said).toContain(
    `needs bus:weather.changed ^1.0.0; the live page (root-config ${version}) has no bus:weather.changed.`,
  );
  // Publish it without the check: the page refuses it by the same name, and the other areas work.
  const past = site.set.deployBroken('mf-connection', { entry: change });
  await openAs('admin');
  await expectCards(page);
  await expectFailure(page, {
    title: connectionsDown,
    cause: `mf-connection ${past.version} needs bus:weather.changed ^1.0.0, but this page has no bus:weather.changed.`,
    remedy: /^Ask your developer or host to update the page, or to rebuild and redeploy mf-connection/,
    code: 'area-incompatible',
  });
});
