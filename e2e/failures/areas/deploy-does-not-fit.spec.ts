import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectCards, expectConnections } from '../../support/dashboard';
import { createNextRelease, runCommand } from '../../support/sets/deploy';
import { expect, test } from '../../support/test';

test('deploy refuses an area that the live page cannot run, names both versions, and keeps the live release', async ({
  page,
  openAs,
  site,
}) => {
  const nextRelease = createNextRelease(
    site.set,
    'mf-connection',
    (content) => content,
    (entry) => ({ ...entry, manifest: { ...entry.manifest, needs: { ...entry.manifest.needs, react: '^18.3.0' } } }),
  );
  const readRegistry = () => readFileSync(join(site.set.folder, 'registry.json'), 'utf8');
  const registryBefore = readRegistry();
  const { code, output } = await runCommand(site.set, 'deploy', 'mf-connection', '--from', nextRelease.folder);
  nextRelease.remove();
  const { root } = site.set.original;
  expect(code).toBe(3);
  expect(output).toContain(
    `mf-connection ${nextRelease.entry.version} needs react ^18.3.0; the live page (root-config ${root.version}) has react ${root.provides.react}.`,
  );
  expect(output).toContain('Next: Build mf-connection against what is live');
  expect(readRegistry()).toBe(registryBefore);
  await openAs('admin');
  await expectCards(page);
  await expectConnections(page);
});
