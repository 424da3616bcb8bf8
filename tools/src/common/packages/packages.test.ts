import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeLock, licenses } from '../../checks/packages';
import { readLockFile } from './lock-file';
import { notices } from './notices';
import { shippedPackages, shippedWorkspaces } from './shipped';

const repo = mkdtempSync(join(tmpdir(), 'flightdeck-packages-'));
afterAll(() => rmSync(repo, { recursive: true }));

const writeRepoFile = (path: string, content: string) => {
  mkdirSync(join(repo, path, '..'), { recursive: true });
  writeFileSync(join(repo, path), content);
};
/** Writes a package to a folder. */
const install = (folder: string, version: string, files: Record<string, string> = {}) => {
  writeRepoFile(`${folder}/package.json`, JSON.stringify({ version }));
  for (const [name, text] of Object.entries(files)) writeRepoFile(`${folder}/${name}`, text);
};
/** Writes and reads a lock file. Its area uses `draw`, which needs another version of `@x/math` than `shared` does. */
const lockWith = (more: object = {}) => {
  const packages = {
    ...Object.fromEntries(shippedWorkspaces.map((name) => [name, { version: '0.1.0', license: 'MIT' }])),
    'mf-settings': { version: '0.1.0', dependencies: { draw: '^1.0.0', '@own/shared': '1.0.0' } },
    shared: { version: '1.0.0', dependencies: { '@x/math': '^1.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/@own/shared': { resolved: 'shared', link: true },
    'node_modules/draw': { version: '1.2.3', license: 'MIT', dependencies: { '@x/math': '^2.0.0' } },
    'node_modules/draw/node_modules/@x/math': { version: '2.0.0', license: 'ISC', integrity: 'sha512-AAEC' },
    'node_modules/@x/math': { version: '1.0.0', license: 'Apache-2.0' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/webpack': { version: '5.0.0', license: 'MIT', dependencies: { tool: '1.0.0' } },
    ...more,
  };
  writeRepoFile('package-lock.json', JSON.stringify({ packages }));
  return readLockFile(repo);
};
const shipped = () => shippedPackages(lockWith(), ['mf-settings']);

test('an area ships its direct and indirect dependencies, each version once, and the runtime of webpack', () => {
  expect(shipped().map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@x/math 1.0.0',
    '@x/math 2.0.0',
    'draw 1.2.3',
    'webpack 5.0.0',
  ]);
  const sameVersionTwice = { 'node_modules/draw/node_modules/@x/math': { version: '1.0.0', license: 'Apache-2.0' } };
  expect(shippedPackages(lockWith(sameVersionTwice), ['mf-settings']).map(({ name }) => name)).toEqual([
    '@x/math',
    'draw',
    'webpack',
  ]);
  const lock = lockWith({ 'mf-settings': { dependencies: { absent: '1' } } });
  expect(() => shippedPackages(lock, ['mf-settings'])).toThrow('does not name absent, which mf-settings needs');
});

test('the notices have name, version, license and license texts of each package, as installed in the locked version', () => {
  install('node_modules/@x/math', '1.0.0', { 'LICENSE.txt': 'Apache text\r\n', NOTICE: 'Made by X' });
  install('node_modules/draw', '1.2.3', { 'license.md': 'MIT text', 'licenses.js': 'code' });
  install('node_modules/draw/node_modules/@x/math', '2.0.0');
  expect(() => notices(repo, shipped())).toThrow('webpack 5.0.0 is not installed');
  install('node_modules/webpack', '4.0.0');
  expect(() => notices(repo, shipped())).toThrow('webpack 5.0.0 is not installed');
  install('node_modules/webpack', '5.0.0', { LICENSE: 'webpack text' });
  const parts = notices(repo, shipped()).split(`\n\n${'-'.repeat(80)}\n\n`);
  expect(parts.slice(1, 4)).toEqual([
    '@x/math 1.0.0\nLicense: Apache-2.0\n\nApache text\n\nMade by X',
    '@x/math 2.0.0\nLicense: ISC\n\nThe package contains no text of its license.',
    'draw 1.2.3\nLicense: MIT\n\nMIT text',
  ]);
});

test('refuses a delivered package with an unknown or missing license, and accepts any license of a tool', () => {
  const run = (more?: object) =>
    licenses(lockWith(more))
      .run([])
      .map(({ problem }) => problem);
  expect(run()).toEqual([]);
  expect(run({ 'node_modules/@x/math': { version: '1.0.0', license: 'AGPL-3.0-only' } })).toEqual([
    '@x/math 1.0.0 has the license "AGPL-3.0-only"',
  ]);
  expect(run({ 'node_modules/draw': { version: '1.2.3' } })).toEqual(['draw 1.2.3 has the license "none"']);
});

test('refuses a lock file without a package for another system, and a package without a hash', () => {
  const run = (more: object) =>
    completeLock(lockWith(more))
      .run([])
      .map(({ problem }) => problem);
  // The sample itself has packages without hashes.
  const sampleFindings = run({}).length;
  const tool = {
    version: '1.0.0',
    integrity: 'sha512-AAEC',
    optionalDependencies: { 'tool-linux': '1', 'tool-mac': '1' },
  };
  const linux = { 'node_modules/tool/node_modules/tool-linux': { version: '1.0.0', integrity: 'sha512-AAEC' } };
  expect(run({ 'node_modules/new-tool': tool, ...linux }).slice(sampleFindings)).toEqual([
    'node_modules/new-tool needs tool-linux on some systems, but the lock file lacks this package',
    'node_modules/new-tool needs tool-mac on some systems, but the lock file lacks this package',
  ]);
  const mac = { 'node_modules/tool-mac': { version: '1.0.0' } };
  expect(run({ ...mac, 'node_modules/tool': tool, ...linux })).toContain('node_modules/tool-mac has no hash');
  expect(run({ ...mac, 'node_modules/tool': tool, ...linux }).join()).not.toContain('lacks this package');
});
