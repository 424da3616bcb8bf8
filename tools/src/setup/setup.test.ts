import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { hasInstalledDependencies } from './dependencies.mjs';
import { nodeProblem } from './node-version.mjs';
import { run } from './run.mjs';
import { SetupError, step } from './step.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-setup-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Writes a file that is not executable. @returns path of the file */
const writeScript = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const nodeCommand = (code: string): [string, string, string] => [process.execPath, '-e', code];

test('refuses versions of Node before 20.19', () => {
  expect([nodeProblem('20.19.0'), nodeProblem('22.1.0')]).toEqual([undefined, undefined]);
  expect(nodeProblem('20.18.3')).toContain('needs Node 20.19 or newer; this is 20.18.3');
  expect(nodeProblem('18.20.0')).toContain('18.20.0');
});

test('dependencies count as installed if the stamp file matches the lock file and each package exists', () => {
  const repo = join(folder, 'repo');
  const addPackage = (name: string) => {
    mkdirSync(join(repo, 'node_modules', name), { recursive: true });
    writeFileSync(join(repo, 'node_modules', name, 'package.json'), '{}');
  };
  const isInstalled = () => [hasInstalledDependencies(repo, false), hasInstalledDependencies(repo, true)];
  mkdirSync(join(repo, 'node_modules'), { recursive: true });
  writeFileSync(join(repo, 'package-lock.json'), '{}');
  writeFileSync(
    join(repo, 'package.json'),
    '{ "dependencies": { "builder": "1" }, "devDependencies": { "tester": "1" } }',
  );
  expect(isInstalled()).toEqual([false, false]);
  writeFileSync(join(repo, 'node_modules/.flightdeck-lock'), `${createHash('sha256').update('{}').digest('hex')}\n`);
  expect(isInstalled()).toEqual([false, false]);
  addPackage('builder');
  expect(isInstalled()).toEqual([true, false]);
  addPackage('tester');
  expect(isInstalled()).toEqual([true, true]);
  writeFileSync(join(repo, 'package-lock.json'), '{ }');
  expect(isInstalled()).toEqual([false, false]);
});

test('finds the browser that FLIGHTDECK_CHROMIUM names, or one on the PATH', () => {
  const browser = writeScript('chromium', '#!/bin/sh\n');
  expect(findChromium({ env: { PATH: `/nowhere:${folder}` } })).toBeUndefined();
  chmodSync(browser, 0o755);
  expect(findChromium({ env: { PATH: `/nowhere:${folder}` } })).toBe(browser);
  expect(findChromium({ env: { PATH: '', FLIGHTDECK_CHROMIUM: '/a/chrome' } })).toBe('/a/chrome');
});

test('prefers the headless shell, unless a browser with windows is requested', () => {
  const browser = writeScript('chromium', '#!/bin/sh\n');
  const shell = writeScript('chromium-headless-shell', '#!/bin/sh\n');
  for (const each of [browser, shell]) chmodSync(each, 0o755);
  const env = { PATH: folder };
  expect(findChromium({ env })).toBe(shell);
  expect(findChromium({ env, hasWindow: true })).toBe(browser);
  expect(findChromium({ env: { ...env, FLIGHTDECK_CHROMIUM: shell }, hasWindow: true })).toBe(browser);
  expect(findChromium({ env: { ...env, FLIGHTDECK_CHROMIUM: '/a/chrome' }, hasWindow: true })).toBe('/a/chrome');
});

test('runs a program until it ends, and returns its output and why it failed', async () => {
  expect(await run(nodeCommand('console.log(1); console.error(2)'), { cwd: folder })).toEqual({
    ok: true,
    output: expect.stringMatching(/1\n2|2\n1/),
    reason: undefined,
  });
  expect(await run(nodeCommand('process.exit(3)'), { cwd: folder })).toMatchObject({
    ok: false,
    reason: 'exit code 3',
  });
  expect(await run(['/no/such/program'], { cwd: folder })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('cannot be run'),
  });
  expect(await run(nodeCommand('setInterval(() => {}, 1000)'), { cwd: folder, minutes: 0.005 })).toMatchObject({
    ok: false,
    reason: 'ended by SIGTERM',
  });
});

test('prints a step as one line with its time', async () => {
  let written = '';
  const print = (text: string) => {
    written += text;
  };
  await step('Build', async () => 'nothing changed', print);
  await expect(step('Dependencies', () => Promise.reject(new SetupError('no network')), print)).rejects.toThrow(
    'no network',
  );
  expect(written).toMatch(/^Build … nothing changed, \d+\.\d s\nDependencies … failed after \d+\.\d s\n$/);
});
