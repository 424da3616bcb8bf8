import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractFile } from '../../tools/src/build/contract';
import { hashOf } from '../../tools/src/deploy/file-hash';
import { versionOf } from '../../tools/src/deploy/release';
import { type OpenArchive, openArchive, packArchive } from '../../tools/src/release/archive';
import { previousRelease } from '../support/archives';
import { expectCards, open } from '../support/dashboard';
import { command } from '../support/deploy';
import { expectFailure } from '../support/failure-panel';
import { expect, test } from '../support/test';

/** Returns an archive of an area as its next version, which also needs this agreement. */
function needing({ info, files }: OpenArchive, need: Readonly<Record<string, string>>): Buffer {
  if (info.release?.kind !== 'area') throw new Error(`${info.name} is not an area.`);
  const { area } = info.release;
  const base = `${info.name}/9.9.9/`;
  const needs = { ...area.manifest.needs, ...need };
  const contract = Buffer.from(JSON.stringify(needs));
  const moved = Object.keys(area.files).map((name) => [base + name, files[area.base + name] ?? contract] as const);
  const changed = {
    ...area,
    base,
    version: '9.9.9',
    files: { ...area.files, [contractFile]: hashOf(contract) },
    manifest: { ...area.manifest, needs },
  };
  return packArchive(
    { ...info, version: '9.9.9' },
    {
      files: { ...Object.fromEntries(moved), [base + contractFile]: contract },
      contract: needs,
      release: { kind: 'area', area: changed },
    },
  );
}

test('refuses an archived release by name if the live page lacks what it needs', async ({ page, site, openAs }) => {
  const { root } = site.set.sound;
  const previous = previousRelease('mf-settings', site.set.entry('mf-settings').version);
  const data = needing(previous, { 'bus:weather.changed': '^1.0.0' });
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-archive-'));
  const file = join(folder, 'mf-settings.zip');
  writeFileSync(file, data);
  const registry = () => readFileSync(join(site.set.folder, 'registry.json'), 'utf8');
  const before = registry();
  const { code, said } = await command(site.set, 'deploy', 'mf-settings', '--from', file);
  rmSync(folder, { recursive: true });
  const changed = openArchive(data);
  expect(said).toContain(
    `mf-settings 9.9.9 needs bus:weather.changed ^1.0.0; the live page (root-config ${root.version}) has no bus:weather.changed.`,
  );
  expect(code).toBe(3);
  expect(registry()).toBe(before);

  // Publish it without the check: the page refuses it by the same name, and the other areas work.
  site.set.deployArchived(changed);
  await openAs('admin', '/security');
  await expectFailure(page, {
    title: 'Security is not available',
    cause: `mf-settings 9.9.9 needs bus:weather.changed ^1.0.0, but this page has no bus:weather.changed.`,
    remedy: /^Ask your developer or host to update the page, or to rebuild and redeploy mf-settings/,
    code: 'area-incompatible',
  });
  await open(page);
  await expectCards(page);
});

test('an archived release goes live', async ({ page, site, openAs }) => {
  const built = site.set.entry('mf-settings').version;
  const previous = previousRelease('mf-settings', built);
  const version = previous.info.release && versionOf(previous.info.release);
  const path = join('contracts/releases', `mf-settings@${previous.info.version}.zip`);
  // Remove the live release, so that the archived one is certainly not live already.
  site.set.withdraw('mf-settings');
  const { code, said } = await command(site.set, 'deploy', 'mf-settings', '--from', path);
  expect(said).toContain(`Live: mf-settings ${version}, before nothing.`);
  expect(code).toBe(0);
  await openAs('admin', '/security');
  await expect(page.getByTestId('module-toggle-protect')).toBeEnabled();
});
