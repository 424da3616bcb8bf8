import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { command, Folders } from './fake-set';
import { FolderTarget } from './folder-target';
import { builtRelease } from './source';

jest.setTimeout(120_000);
const folders = new Folders();
afterAll(folders.remove);

const rounds = Number(process.env.FLIGHTDECK_ROUNDS ?? 3);
const one = folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const two = folders.built('2.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });
const versions = (set: string) => {
  const { areas } = new FolderTarget(set).read();
  return [areas['mf-settings']?.version, areas['mf-dashboard']?.version];
};
const fresh = () => folders.built('1.0.0', { 'mf-settings': {}, 'mf-dashboard': {} });

test('two areas deployed at once, in processes of their own: none is lost', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const to = fresh();
    // One set for both to wait for: whoever comes first must not win by chance of starting earlier.
    const ends = await Promise.all(
      ['mf-settings', 'mf-dashboard'].map((area) => command(`deploy ${area} --from ${two} --to ${to}`)),
    );
    expect(ends.map(({ code, error }) => [code, error])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    expect(versions(to)).toEqual(['2.0.0', '2.0.0']);
    const { history } = new FolderTarget(to).read();
    expect(Object.values(history ?? {}).map((items) => items.map(({ what }) => what))).toEqual([
      ['found', 'deploy'],
      ['found', 'deploy'],
    ]);
  }
});

test('six that only swap, at the same moment: every one is in the history', async () => {
  const to = fresh();
  const lines = Array.from({ length: 6 }, (_, index) => {
    const set = folders.built(`3.${index}.0`, { 'mf-settings': {} });
    return `deploy mf-settings --from ${set} --to ${to}`;
  });
  const ends = await Promise.all(lines.map((line) => command(line)));
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0, 0]);
  const items = new FolderTarget(to).read().history?.['mf-settings'] ?? [];
  expect(items.map(({ version }) => version).sort()).toEqual(['1.0.0', ...lines.map((_, index) => `3.${index}.0`)]);
});

/** Ends its own process before the given change of a file, wherever in the command that is. */
function killer(at: number): string {
  const file = join(folders.top, `kill-${at}.mjs`);
  const code = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let count = 0;
for (const name of ['mkdirSync', 'copyFileSync', 'writeFileSync', 'renameSync', 'linkSync', 'rmSync', 'openSync', 'fsyncSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    const ours = typeof args[0] === 'number' || String(args[0]).startsWith(${JSON.stringify(folders.top)});
    if (ours && ++count === ${at}) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
syncBuiltinESMExports();
`;
  writeFileSync(file, code);
  return file;
}

test('killed at any point: the old version or the new one serves, whole, and the next deploy works', async () => {
  let killed = 0;
  let old = 0;
  for (let at = 1; at < 80; at += process.env.FLIGHTDECK_LONG ? 1 : 3) {
    const to = fresh();
    const end = await command(`deploy mf-settings --from ${two} --to ${to}`, killer(at));
    if (end.signal !== 'SIGKILL') break;
    killed += 1;
    const target = new FolderTarget(to);
    const version = target.read().areas['mf-settings']?.version;
    expect(['1.0.0', '2.0.0']).toContain(version);
    if (version === '1.0.0') old += 1;
    target.checkFiles(builtRelease(to, 'mf-settings').release);
    const next = await command(`deploy mf-settings --from ${two} --to ${to}`);
    expect([next.code, next.error, versions(to)]).toEqual([0, '', ['2.0.0', '1.0.0']]);
  }
  expect(killed).toBeGreaterThanOrEqual(7);
  expect(old).toBeGreaterThanOrEqual(6);
});

const holding = (set: string, holder: object) => {
  mkdirSync(join(set, '.deploy'), { recursive: true });
  writeFileSync(join(set, '.deploy/lock.7'), JSON.stringify(holder));
};

test('whoever holds the lock and lives is waited for, then named', async () => {
  const to = fresh();
  holding(to, { pid: process.pid, host: hostname(), born: '', free: false });
  const target = new FolderTarget(to, 0.2);
  await expect(target.swap(() => null)).rejects.toMatchObject({
    exitCode: 4,
    message: expect.stringContaining(`process ${process.pid} on ${hostname()}`),
    next: expect.stringContaining('lock.7'),
  });
});

test('a holder on another machine is never taken for dead', async () => {
  const to = fresh();
  holding(to, { pid: 999_999, host: 'elsewhere', born: '', free: false });
  await expect(new FolderTarget(to, 0.1).swap(() => null)).rejects.toMatchObject({ exitCode: 4 });
});

test('a process with the number of a holder that is gone does not keep the lock', async () => {
  const to = fresh();
  holding(to, { pid: process.pid, host: hostname(), born: '1', free: false });
  await expect(new FolderTarget(to, 0.1).swap(() => null)).resolves.toBe(false);
});

test.each([
  [
    `deploy mf-settings --from ${one} --to ${join(folders.top, 'nowhere')}`,
    3,
    /there is no page[\s\S]*Next: Deploy the page first/,
  ],
  [`deploy mf-weather --from ${one}`, 2, /There is no area "mf-weather"\. Areas: mf-dashboard[\s\S]*Next: /],
  [`deploy mf-licensing --from ${one}`, 2, /has no built mf-licensing/],
  ['deploy', 2, /Which area\?/],
  ['status --dry-run', 2, /changes nothing anyway/],
])('%s ends with %i', async (line, code, said) => {
  const end = await command(line);
  expect([end.code, end.error]).toEqual([code, expect.stringMatching(said)]);
});
