import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from './deploy';
import { differenceLines, differences, sizesOf } from './diff';
import { command, Folders } from './fake-set';
import { FolderTarget } from './folder-target';
import { foldersOf, releaseOf, type UnitName } from './release';
import { builtRelease } from './source';
import { storedRelease } from './stored-release';

const folders = new Folders();
afterAll(folders.remove);

const parts = { screen: { kind: 'screen' as const, reads: [], shows: [] } };
const extra = { ...parts, extra: { kind: 'part' as const, reads: [], shows: [] } };
const one = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const two = folders.built('2.0.0', { 'mf-settings': { parts: extra, needs: { react: '^19.1.0' } } });

/** Returns staging with release 2 of one area, and production with release 1. */
async function places() {
  const staging = new FolderTarget(folders.next());
  const production = new FolderTarget(folders.next());
  const put = (target: FolderTarget, set: string, unit: UnitName) =>
    deploy(target, builtRelease(set, unit), { unit, dryRun: false, say: () => {} });
  for (const target of [staging, production])
    for (const unit of ['root-config', 'mf-settings', 'mf-dashboard'] as const) await put(target, one, unit);
  await put(staging, two, 'mf-settings');
  return { staging, production };
}

test('a deploy from another target brings exactly its bytes', async () => {
  const { staging, production } = await places();
  const run = await command(`deploy mf-settings --from ${staging.name} --to ${production.name}`);
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('Live: mf-settings 2.0.0, before 1.0.0.') });
  expect(differences(staging.read(), production.read())).toEqual([]);
  const release = releaseOf(production.read(), 'mf-settings');
  for (const { base, files } of release ? foldersOf(release) : [])
    for (const name of Object.keys(files))
      expect(readFileSync(join(production.name, base, name))).toEqual(readFileSync(join(staging.name, base, name)));
});

test('a copied release is checked file by file', async () => {
  const { staging, production } = await places();
  const copied = await storedRelease(staging, 'mf-settings', folders.next());
  await deploy(production, copied, { unit: 'mf-settings', dryRun: false, say: () => {} });
  expect(differences(staging.read(), production.read())).toEqual([]);
  appendFileSync(join(staging.name, 'mf-settings/2.0.0/area.js'), ' ');
  await expect(storedRelease(staging, 'mf-settings', folders.next())).rejects.toMatchObject({
    ...{ exitCode: 5, message: expect.stringContaining('area.js is not the file that was built') },
  });
  await expect(storedRelease(staging, 'mf-licensing', folders.next())).rejects.toMatchObject({ exitCode: 2 });
});

test('diff shows areas, versions, surface, files and bytes', async () => {
  const { staging, production } = await places();
  const found = differences(staging.read(), production.read(), await sizesOf(staging));
  const files = ['area.js', 'remote.js', 'style.css'];
  const bytes = files.reduce((sum, name) => sum + statSync(join(staging.name, 'mf-settings/2.0.0', name)).size, 0);
  expect(found).toEqual([
    {
      ...{ unit: 'mf-settings', from: '2.0.0', to: '1.0.0' },
      surface: ['+ part extra', '~ needs react ^19.0.0 → ^19.1.0'],
      files: { changed: 3, bytes, gone: 0, same: 0 },
    },
  ]);
  expect(differences(production.read(), staging.read())[0]?.surface).toEqual([
    ...['~ needs react ^19.1.0 → ^19.0.0', '- part extra'],
  ]);
  const names = ['staging', 'production'] as const;
  expect(differenceLines(found, false, names)).toEqual([
    '             staging  production',
    'mf-settings  2.0.0    1.0.0       3 files differ (0.0 kB), 0 gone, 0 the same',
    '  + part extra',
    '  ~ needs react ^19.0.0 → ^19.1.0',
  ]);
  expect(JSON.parse(differenceLines(found, true, names)[0] ?? '')).toEqual(found);
});

test('the program compares two targets, and names a wrong call', async () => {
  const { staging, production } = await places();
  expect(await command(`diff ${production.name} ${production.name}`)).toMatchObject({
    ...{ code: 0, out: expect.stringContaining('have the same releases') },
  });
  expect(await command(`diff ${staging.name}`)).toMatchObject({
    ...{ code: 2, error: expect.stringContaining('Name two targets') },
  });
});
