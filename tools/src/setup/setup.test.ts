import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { areInstalled } from './dependencies.mjs';
import { nodeProblem } from './node-version.mjs';
import { run } from './run.mjs';
import { SetupError, step } from './step.mjs';
import { jestCount, playwrightCount } from './test-results.mjs';
import { runParts, summary } from './test-run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-setup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const node = (code: string): [string, string, string] => [process.execPath, '-e', code];

test('versions of Node', () => {
  expect([nodeProblem('20.19.0'), nodeProblem('22.1.0')]).toEqual([undefined, undefined]);
  expect(nodeProblem('20.18.3')).toContain('needs Node 20.19 or newer; this is 20.18.3');
  expect(nodeProblem('18.20.0')).toContain('18.20.0');
});

test('dependencies are installed when the stamp is that of the lock file', () => {
  const repo = join(folder, 'repo');
  mkdirSync(join(repo, 'node_modules'), { recursive: true });
  writeFileSync(join(repo, 'package-lock.json'), '{}');
  expect(areInstalled(repo)).toBe(false);
  writeFileSync(join(repo, 'node_modules/.flightdeck-lock'), `${createHash('sha256').update('{}').digest('hex')}\n`);
  expect(areInstalled(repo)).toBe(true);
  writeFileSync(join(repo, 'package-lock.json'), '{ }');
  expect(areInstalled(repo)).toBe(false);
});

test('a browser is found by name or on the path', () => {
  const browser = file('chromium', '#!/bin/sh\n');
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBeUndefined();
  chmodSync(browser, 0o755);
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(browser);
  expect(findChromium({ PATH: '', FLIGHTDECK_CHROMIUM: '/a/chrome' })).toBe('/a/chrome');
});

test('a program runs to its end, or until its time is over', async () => {
  expect(await run(node('console.log(1); console.error(2)'), { cwd: folder })).toEqual({
    ok: true,
    output: expect.stringMatching(/1\n2|2\n1/),
    reason: undefined,
  });
  expect(await run(node('process.exit(3)'), { cwd: folder })).toMatchObject({ ok: false, reason: 'exit code 3' });
  expect(await run(['/no/such/program'], { cwd: folder })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('cannot be run'),
  });
  expect(await run(node('setInterval(() => {}, 1000)'), { cwd: folder, minutes: 0.005 })).toMatchObject({
    ok: false,
    reason: 'no end after 0.005 minutes',
  });
});

test('a step is one line with its time', async () => {
  let said = '';
  const print = (text: string) => {
    said += text;
  };
  await step('Build', async () => 'nothing changed', print);
  await expect(step('Dependencies', () => Promise.reject(new SetupError('no network')), print)).rejects.toThrow(
    'no network',
  );
  expect(said).toMatch(/^Build … nothing changed, \d+\.\d s\nDependencies … failed after \d+\.\d s\n$/);
});

test('numbers of jest', () => {
  const results = file(
    'unit.json',
    JSON.stringify({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }),
  );
  expect(jestCount(results, false)).toEqual({ passed: 7, failed: 3 });
  const fine = file(
    'fine.json',
    JSON.stringify({ numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }),
  );
  expect(jestCount(fine, true)).toEqual({ passed: 7, failed: 0 });
  expect(jestCount(fine, false)).toEqual({ passed: 7, failed: 1 });
  const passed = { status: 'passed', invocations: 1 };
  const again = { numPassedTests: 2, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const testResults = [{ assertionResults: [passed, { ...passed, invocations: 2 }] }];
  expect(jestCount(file('again.json', JSON.stringify({ ...again, testResults })), true)).toEqual({
    passed: 2,
    failed: 0,
    remark: '1 at the second try',
  });
  expect(jestCount(file('half.json', '{'), true)).toEqual({ passed: 0, failed: 1, remark: 'no result' });
});

test('numbers of Playwright', () => {
  const results = file('e2e.json', JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 } }));
  expect(playwrightCount(results, true)).toEqual({ passed: 4, failed: 0, remark: '1 at the second try, 2 skipped' });
  expect(playwrightCount(results, false)).toMatchObject({ failed: 1 });
  expect(playwrightCount(join(folder, 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 });
});

test('all parts run, what a failed one says is shown, and what needs it counts as failed', async () => {
  let said = '';
  const print = (text: string) => {
    said += text;
  };
  const parts = [
    { name: 'types', command: node('console.log("quiet")'), minutes: 1 },
    { name: 'build', command: node('console.log("broken here"); process.exit(1)'), minutes: 1 },
    { name: 'browser', command: node(''), minutes: 1, needs: 'build' },
    { name: 'unit', command: node(''), minutes: 1, count: () => ({ passed: 5, failed: 0, remark: 'all' }) },
  ];
  const outcomes = await runParts(parts, { cwd: folder, env: process.env, print });
  expect(said).not.toContain('quiet');
  expect(said).toContain('broken here');
  expect(outcomes.map(({ count }) => [count.passed, count.failed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [5, 0],
  ]);
  const lines = summary(outcomes).trimEnd().split('\n');
  expect(lines.at(-1)).toBe('6 passed, 2 failed');
  expect(summary(outcomes)).toMatch(/browser +– +0 passed +1 failed {2}not run: build failed\n/);
});
