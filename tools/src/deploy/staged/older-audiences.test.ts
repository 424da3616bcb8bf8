import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from '../deploy';
import { registryIn } from '../releases/registry-text';
import { builtRelease } from '../stored/source';
import { FolderTarget } from '../targets/folder-target';
import { command, Folders } from '../testing/fake-set';
import { stage } from './stage';

const folders = new Folders();
afterAll(folders.remove);

const areas = { 'mf-settings': {}, 'mf-dashboard': {} };
const set1 = folders.built('1.0.0', areas);
const set2 = folders.built('2.0.0', areas);

/** Returns a target in which an older tool staged releases of two areas, and a function that runs a command on it. */
async function olderTarget() {
  const dir = folders.next();
  const target = new FolderTarget(dir);
  for (const unit of ['root-config', 'mf-settings', 'mf-dashboard'] as const) {
    const order = { unit, isDryRun: false, print: () => {} };
    await deploy(target, builtRelease(set1, unit), order);
    if (unit !== 'root-config') await stage(target, builtRelease(set2, unit), ['editor'], order);
  }
  const file = join(dir, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.staged['mf-settings'].audience = { share: 10 };
  registry.staged['mf-dashboard'].audience = { roles: ['editor'], sites: ['site.example'] };
  writeFileSync(file, JSON.stringify(registry));
  return { target, run: (line: string) => command(`${line} --to ${dir}`) };
}

test('status and deploy refuse a release that an older tool staged, and name the command that ends it', async () => {
  const { run, target } = await olderTarget();
  const refused = (area: string) => ({
    code: 3,
    out: expect.not.stringContaining('Uploaded'),
    error: expect.stringMatching(`^${area} 2.0.0 is staged for .*\nNext: Run npm run abort -- ${area}, then `),
  });
  expect(await run('status')).toMatchObject(refused('mf-settings'));
  expect(await run('status mf-dashboard --json')).toMatchObject(refused('mf-settings'));
  expect(await run(`deploy mf-dashboard --from ${set2} --roles editor`)).toMatchObject(refused('mf-settings'));
  expect(await run('abort mf-settings')).toMatchObject({ code: 0 });
  expect(await run('status')).toMatchObject(refused('mf-dashboard'));
  expect(await run('abort mf-dashboard')).toMatchObject({ code: 0 });
  expect(await run('status')).toMatchObject({ code: 0 });
  expect(registryIn(target.name)).not.toHaveProperty('staged');
});

test.each([
  ['promote', '2.0.0'],
  ['rollback', '1.0.0'],
])('%s ends a release that an older tool staged', async (action, liveVersion) => {
  const { run, target } = await olderTarget();
  expect(await run(`${action} mf-settings`)).toMatchObject({ code: 0 });
  const { areas: live, staged } = registryIn(target.name);
  expect([live['mf-settings']?.version, staged?.['mf-settings']]).toEqual([liveVersion, undefined]);
});
