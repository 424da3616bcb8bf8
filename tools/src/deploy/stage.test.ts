import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stage } from './deploy';
import { readOptions } from './options';
import type { UnitName } from './releases/release';
import { history, status } from './report/report';
import { abort, promote, rollback } from './rollback';
import { stageFailures } from './staged/stage-failures';
import { builtRelease } from './stored/source';
import { FolderStore } from './targets/folder-store';
import { Target } from './targets/target';
import { type AreaOptions, command, deployBuilt, deployedFrom, Folders, refusal, registryIn } from './testing/fake-set';

const folders = new Folders();
afterAll(folders.remove);

const set1 = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set2 = folders.built('2.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const set3 = folders.built('3.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const newFolder = deployedFrom(set1, folders);
const unit = 'mf-settings';

/** Returns a target with release 1 of the page and two areas, functions that change it, and their output. */
function newTarget() {
  const dir = newFolder();
  const target = new Target(new FolderStore(dir));
  const output: string[] = [];
  const order = (which: UnitName = unit, isDryRun = false) => ({
    unit: which,
    isDryRun,
    print: (line: string) => void output.push(line),
  });
  const deployLive = (set: string, which: UnitName = unit) => deployBuilt(target, set, which, order(which));
  const stageSet = async (set: string, role = 'editor', which: UnitName = unit, isDryRun = false) =>
    stage(target, await builtRelease(set, which), [role], order(which, isDryRun));
  /** Returns the live and the staged version. */
  const versions = () => {
    const { areas, staged } = registryIn(target.name);
    return [areas[unit]?.version, staged?.[unit]?.entry.version];
  };
  return { dir, target, order, deployLive, stageSet, versions, output: () => output.join('\n') };
}

test('a staged release is beside the live one, with its files and the users who get it', async () => {
  const { dir, target, stageSet, versions, output } = newTarget();
  const areas = registryIn(target.name).areas;
  await stageSet(set2);
  expect(versions()).toEqual(['1.0.0', '2.0.0']);
  expect(registryIn(target.name).areas).toEqual(areas);
  expect(registryIn(target.name).staged?.[unit]).toMatchObject({
    audience: { roles: ['editor'] },
    entry: { base: `${unit}/2.0.0/` },
  });
  expect(readFileSync(join(dir, `${unit}/2.0.0/area.js`), 'utf8')).toBe('// part of 2.0.0');
  expect(output()).toContain('Staged: mf-settings 2.0.0 for users with the role editor. All others get 1.0.0.');
});

test('staging prints the version that all others get, even if another deploy changes it during the upload', async () => {
  const { dir, target, order, deployLive } = newTarget();
  const registryFile = join(dir, 'registry.json');
  const before = readFileSync(registryFile);
  await deployLive(set3);
  const after = readFileSync(registryFile);
  writeFileSync(registryFile, before);
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    if (line.startsWith('Uploaded')) writeFileSync(registryFile, after);
  };
  await stage(target, await builtRelease(set2, unit), ['editor'], { ...order(), print });
  expect(lines.at(-1)).toBe('Staged: mf-settings 2.0.0 for users with the role editor. All others get 3.0.0.');
});

test('promote makes the staged release live for all users, and a rollback restores the previous one', async () => {
  const { target, order, stageSet, versions, output } = newTarget();
  await stageSet(set2);
  await promote(target, order());
  expect(versions()).toEqual(['2.0.0', undefined]);
  expect(registryIn(target.name)).not.toHaveProperty('staged');
  expect(output()).toContain('Live: mf-settings 2.0.0, previously 1.0.0.');
  await rollback(target, order());
  expect(versions()).toEqual(['1.0.0', undefined]);
});

test('promote is refused when a file of the staged release is missing', async () => {
  const { dir, target, order, stageSet, versions } = newTarget();
  await stageSet(set2);
  rmSync(join(dir, `${unit}/2.0.0/area.js`));
  expect((await refusal(() => promote(target, order()))).message).toContain('area.js');
  expect(versions()).toEqual(['1.0.0', '2.0.0']);
});

test.each([
  ['abort', abort],
  ['rollback', rollback],
])('%s ends the staged release, even when its files are missing', async (_name, endStaged) => {
  const { dir, target, order, deployLive, stageSet, versions, output } = newTarget();
  await deployLive(set2);
  await stageSet(set3);
  rmSync(join(dir, unit, 'releases'), { recursive: true });
  rmSync(join(dir, `${unit}/3.0.0`), { recursive: true });
  await endStaged(target, order());
  expect(versions()).toEqual(['2.0.0', undefined]);
  expect(output()).toContain('Ended: mf-settings 3.0.0. All users get 2.0.0.');
});

test('a rollback after an aborted release restores the release before the live one', async () => {
  const { target, order, deployLive, stageSet, versions } = newTarget();
  await deployLive(set2);
  await stageSet(set3);
  await abort(target, order());
  await rollback(target, order());
  expect(versions()).toEqual(['1.0.0', undefined]);
});

test('a staged release can get another role, and a deploy without roles makes it live', async () => {
  const { target, deployLive, stageSet, versions } = newTarget();
  await stageSet(set2, 'editor');
  await stageSet(set2, 'author');
  expect(registryIn(target.name).staged?.[unit]?.audience).toEqual({ roles: ['author'] });
  await deployLive(set2);
  expect(versions()).toEqual(['2.0.0', undefined]);
});

test('staging a release again with the same role changes nothing', async () => {
  const { dir, stageSet, output } = newTarget();
  await stageSet(set2);
  const before = readFileSync(join(dir, 'registry.json'), 'utf8');
  await stageSet(set2);
  expect(output()).toContain('Nothing to do: mf-settings 2.0.0 is staged for users with the role editor already.');
  expect(readFileSync(join(dir, 'registry.json'), 'utf8')).toBe(before);
});

test('a dry run of staging, promote or abort does not change the registry', async () => {
  const { dir, target, order, stageSet, output } = newTarget();
  await stageSet(set2, 'editor', unit, true);
  expect(output()).toContain('and stage mf-settings 2.0.0 for users with the role editor.');
  expect(registryIn(target.name)).not.toHaveProperty('staged');
  await stageSet(set2);
  const before = readFileSync(join(dir, 'registry.json'), 'utf8');
  await promote(target, order(unit, true));
  await abort(target, order(unit, true));
  expect(readFileSync(join(dir, 'registry.json'), 'utf8')).toBe(before);
});

test.each([
  ['stage-taken', ({ stageSet }) => stageSet(set3), [set2]],
  ['stage-taken', ({ deployLive }) => deployLive(set3), [set2]],
  ['stage-live', ({ stageSet }) => stageSet(set1), []],
  ['stage-page', ({ stageSet }) => stageSet(set2, 'editor', 'root-config'), []],
  ['stage-none', ({ target, order }) => promote(target, order()), []],
  ['stage-none', ({ target, order }) => abort(target, order()), []],
  [
    'stage-first',
    ({ stageSet }) => stageSet(folders.built('1.0.0', { 'mf-licensing': {} }), 'editor', 'mf-licensing'),
    [],
  ],
] satisfies [string, (context: ReturnType<typeof newTarget>) => Promise<void>, string[]][])(
  'refuses a command with the code %s, and does not change the registry',
  async (code, run, stagedBefore) => {
    const context = newTarget();
    for (const set of stagedBefore) await context.stageSet(set);
    const before = readFileSync(join(context.dir, 'registry.json'), 'utf8');
    expect((await refusal(() => run(context))).code).toBe(code);
    expect(readFileSync(join(context.dir, 'registry.json'), 'utf8')).toBe(before);
  },
);

test.each<[string, object]>([
  ['deploy mf-settings --roles adminstrator', { code: 'stage-role' }],
  ['deploy mf-settings --roles a:b --custom-roles', { code: 'stage-role' }],
  ['deploy mf-settings --roles ,', { exitCode: 2, message: '--roles is empty, so no user would get the release.' }],
  ['deploy mf-settings --roles=', { exitCode: 2, message: '--roles is empty, so no user would get the release.' }],
  ['deploy mf-settings --share 10', { message: expect.stringContaining('Unknown option') }],
  ['deploy root-config --roles editor', { code: 'stage-page' }],
  ['promote mf-settings --roles editor', { message: expect.stringContaining('not of promote') }],
  ['abort mf-settings --roles editor', { message: expect.stringContaining('not of abort') }],
  ['rollback mf-settings --roles editor', { message: expect.stringContaining('not of rollback') }],
  ['status mf-settings --roles editor', { message: expect.stringContaining('not of status') }],
])('refuses the command "%s"', async (line, error) => {
  expect(await refusal(() => readOptions(line.split(' ')))).toMatchObject(error);
});

test('reads the roles from the option', () => {
  const line = '--roles Administrator,shop_manager,administrator --custom-roles';
  expect(readOptions(['deploy', unit, ...line.split(' ')]).roles).toEqual(['administrator', 'shop_manager']);
});

const partsWithExtra: AreaOptions['parts'] = {
  screen: { kind: 'screen', reads: [], shows: [] },
  extra: { kind: 'part', reads: [], shows: [] },
};
const screenShowingExtra: AreaOptions['parts'] = {
  screen: { kind: 'screen', reads: [], shows: ['mf-settings/extra'] },
};

test('a release that is compatible with the live areas but not with a staged one is refused', async () => {
  const { target, deployLive, order, stageSet } = newTarget();
  await deployLive(folders.built('4.0.0', { 'mf-settings': { parts: partsWithExtra } }));
  await stageSet(folders.built('5.0.0', { 'mf-settings': {} }));
  const dashboard = folders.built('4.0.0', { 'mf-dashboard': { parts: screenShowingExtra } });
  const refused = await refusal(() => deployLive(dashboard, 'mf-dashboard'));
  expect(refused.message).toBe(
    'mf-dashboard 4.0.0 shows mf-settings/extra; staged mf-settings 5.0.0 has no such part.',
  );
  await abort(target, order());
  await deployLive(dashboard, 'mf-dashboard');
});

test('a new page is checked against a staged area', async () => {
  const { deployLive, stageSet } = newTarget();
  await deployLive(folders.built('1.1.0', {}, { react: '19.9.0' }), 'root-config');
  await stageSet(folders.built('6.0.0', { 'mf-settings': { needs: { react: '^19.5.0' } } }));
  expect((await refusal(() => deployLive(set2, 'root-config'))).message).toContain(
    'staged mf-settings 6.0.0 needs react ^19.5.0',
  );
});

test('status shows the staged release with its users, and history its changes', async () => {
  const { target, stageSet, order } = newTarget();
  await stageSet(set2);
  expect(status(registryIn(target.name), unit, false).join('\n')).toMatch(
    /^mf-settings +1\.0\.0 .*\n {2}staged +2\.0\.0 +\d{4}-\S+ +users with the role editor$/,
  );
  expect(JSON.parse(status(registryIn(target.name), unit, true)[0] ?? '')).toMatchObject([
    { version: '1.0.0', staged: { version: '2.0.0', audience: { roles: ['editor'] } } },
  ]);
  await promote(target, order());
  expect(JSON.parse(history(registryIn(target.name), unit, true)[0] ?? '')).toMatchObject([
    { what: 'promote', version: '2.0.0' },
    { what: 'stage' },
    { what: 'deploy', version: '1.0.0' },
  ]);
});

test.each([{ share: 10 }, { sites: [] }, { roles: ['editor'], share: 10 }])(
  'status says what to do about the audience %j of an older tool',
  async (audience) => {
    const { target, stageSet } = newTarget();
    await stageSet(set2);
    const registry = registryIn(target.name);
    Object.assign(registry.staged?.[unit] ?? {}, { audience });
    expect(status(registry, unit, false).join('\n')).toMatch(/ no user: .+ Next: npm run abort -- mf-settings, .+$/);
  },
);

test('a release that was live before can be staged again', async () => {
  const { deployLive, stageSet, versions } = newTarget();
  await deployLive(set2);
  await stageSet(set1);
  expect(versions()).toEqual(['2.0.0', '1.0.0']);
});

test('the commands stage and promote a release, and print the code of a refusal', async () => {
  const { dir } = newTarget();
  const run = (line: string) => command(`${line} --to ${dir}`);
  expect(await run(`deploy ${unit} --from ${set2} --roles editor,author`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Staged: mf-settings 2.0.0 for users with the role editor or author.'),
  });
  expect(await run(`deploy ${unit} --from ${set3} --roles editor`)).toMatchObject({
    code: 3,
    error: `mf-settings 2.0.0: ${stageFailures['stage-taken'].cause} (stage-taken)\nNext: ${stageFailures['stage-taken'].next}\n`,
  });
  expect(await run(`promote ${unit}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Live: mf-settings 2.0.0'),
  });
});

test('docs/failures.md has the table of failures of staged releases', () => {
  const page = readFileSync(join(__dirname, '../../../docs/failures.md'), 'utf8');
  const rows = Object.entries(stageFailures).map(([code, { cause, next }]) => `| \`${code}\` | ${cause} | ${next} |`);
  expect(page).toContain(`\n\n${['| code | cause | operator |', '| --- | --- | --- |', ...rows].join('\n')}\n`);
});
