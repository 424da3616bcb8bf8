import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from './progress.mjs';
import { runStage } from './run-stage.mjs';
import { runStages, summary } from './run-stages.mjs';
import type { Screen } from './screen.mjs';
import type { Stage } from './stages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-runner-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nodeCommand = (code: string): Stage['command'] => [process.execPath, '-e', code];
const stage = (name: string, code: string, fields: Partial<Stage> = {}): Stage => ({
  name,
  command: nodeCommand(code),
  stallMinutes: 5,
  ...fields,
});
/** Returns the code of a test runner that reports these events. @param moreCode runs after that */
const reporterCode = (events: readonly object[], moreCode = '') =>
  `${events.map((event) => `process.send(${JSON.stringify(event)});`).join('')}${moreCode}`;
const planned = { type: 'planned', tests: 3 };
const started = (id: string) => ({ type: 'started', id, name: `${id}.spec.ts:1 › is fine` });
const finished = (id: string, outcome = 'passed') => ({ type: 'finished', id, outcome });
const endlessCode = 'setInterval(() => {}, 1000)';

/** Returns a screen that records its output. */
function recordingScreen(): Screen & { output: string } {
  const screen = {
    output: '',
    begin: (name: string) => screen.print(`${name} …`),
    show: () => {},
    print: (text: string) => {
      screen.output += `${text}\n`;
    },
    end: (text: string) => screen.print(text),
  };
  return screen;
}
const runOptions = (screen: Screen, more: object = {}) => ({ cwd: folder, env: process.env, screen, ...more });

test('runs all stages, shows the output of a failed one, and counts stages that need it as failed', async () => {
  const screen = recordingScreen();
  const stages = [
    stage('types', 'console.log("quiet")'),
    stage('build', 'console.log("broken here"); process.exit(1)'),
    stage('browser', '', { needs: 'build' }),
    stage(
      'unit',
      reporterCode([planned, started('a'), finished('a'), started('b'), finished('b'), finished('c', 'skipped')]),
    ),
  ];
  const outcomes = await runStages(stages, runOptions(screen));
  expect(screen.output).not.toContain('quiet');
  expect(screen.output).toContain('broken here');
  expect(outcomes.map(({ passed, failed, remark }) => [passed, failed, remark])).toEqual([
    [1, 0, ''],
    [0, 1, 'exit code 1'],
    [0, 1, 'not run: build failed'],
    [2, 0, '1 skipped'],
  ]);
  expect(summary(outcomes).trimEnd().split('\n').at(-1)).toBe('3 passed, 2 failed');
});

test('shows a failure while the stage is still running', async () => {
  const shown: string[] = [];
  const interruption = new AbortController();
  const end = await runStage(
    nodeCommand(
      reporterCode(
        [planned, started('a'), { type: 'failure', text: 'a.spec.ts › broke' }, finished('a', 'failed')],
        endlessCode,
      ),
    ),
    { cwd: folder, env: process.env },
    {
      onProgress: ({ failed }) => failed > 0 && interruption.abort(),
      onFailure: (text) => shown.push(text),
      signal: interruption.signal,
      stallMinutes: 5,
    },
  );
  expect(shown).toEqual(['a.spec.ts › broke']);
  expect(end).toMatchObject({ reason: 'interrupted', progress: { failed: 1 } });
});

test('repeats the beginning of each failure in the summary', async () => {
  const text = ['a.spec.ts › broke', ...Array.from({ length: 40 }, (_value, index) => `line ${index}`)].join('\n');
  const code = reporterCode([
    planned,
    started('a'),
    { type: 'failure', text },
    finished('a', 'failed'),
    started('b'),
    finished('b'),
  ]);
  const lines = summary(
    await runStages([stage('unit', code), stage('build', '')], runOptions(recordingScreen())),
  ).split('\n');
  expect(lines).toContain('unit: a.spec.ts › broke');
  expect(lines).toContain('line 20');
  expect(lines).not.toContain('line 35');
  expect(lines.at(-2)).toBe('2 passed, 1 failed');
});

test('counts tests that finished before an interruption, and skips the other stages', async () => {
  const interruption = new AbortController();
  const screen = { ...recordingScreen(), show: ({ passed }: Progress) => passed > 0 && interruption.abort() };
  const stages = [
    stage('browser', reporterCode([planned, started('a'), finished('a'), started('b')], endlessCode)),
    stage('unit', ''),
  ];
  const outcomes = await runStages(stages, runOptions(screen, { signal: interruption.signal }));
  expect(outcomes).toMatchObject([
    { passed: 1, failed: 1, remark: 'interrupted' },
    { passed: 0, failed: 1, remark: 'not run: interrupted' },
  ]);
});

test('ends a stage in which no test finishes, and names the running tests', async () => {
  const code = reporterCode(
    [planned, started('a'), finished('a'), started('b')],
    `${endlessCode}; setInterval(() => console.log(1), 5)`,
  );
  const outcomes = await runStages([stage('browser', code, { stallMinutes: 0.01 })], runOptions(recordingScreen()));
  expect(outcomes).toMatchObject([
    { passed: 1, failed: 1, remark: 'nothing has finished for 0.01 minutes; running: b.spec.ts:1 › is fine' },
  ]);
});

test('ends a stage whose tests start again and again without finishing', async () => {
  const restartCode = `setInterval(() => process.send(${JSON.stringify(started('b'))}), 50)`;
  const code = reporterCode([planned], restartCode);
  const outcomes = await runStages([stage('browser', code, { stallMinutes: 0.01 })], runOptions(recordingScreen()));
  expect(outcomes).toMatchObject([{ passed: 0, failed: 1, remark: expect.stringContaining('nothing has finished') }]);
}, 15_000);

test('a program without tests counts as running as long as it writes output', async () => {
  const code =
    'let n = 0; const timer = setInterval(() => { console.log(n); if (++n > 30) clearInterval(timer); }, 50)';
  const outcomes = await runStages([stage('build', code, { stallMinutes: 0.02 })], runOptions(recordingScreen()));
  expect(outcomes).toMatchObject([{ passed: 1, failed: 0 }]);
});

test('child processes that keep running do not delay the end of a stage', async () => {
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(endlessCode)}], { stdio: 'inherit' });
    setTimeout(() => process.exit(1), 100)`;
  const outcomes = await runStages([stage('build', code)], runOptions(recordingScreen()));
  expect(outcomes).toMatchObject([{ failed: 1, remark: 'exit code 1' }]);
});

test.each([
  [
    'a file that could not run',
    reporterCode([planned, { type: 'broken', name: 'a.test.ts', text: 'SyntaxError' }], 'process.exit(1)'),
    'a.test.ts could not run',
  ],
  [
    'a full disk',
    'console.error("Error: ENOSPC: no space left on device, write"); process.exit(1)',
    'The disk is full: free some space and run npm test again.',
  ],
  [
    'a port in use',
    'console.error("Error: listen EADDRINUSE: address already in use 127.0.0.1:8400"); process.exit(1)',
    'Port 8400 is in use: stop the program that uses it.',
  ],
  [
    'a Chromium that does not start',
    'console.error("Error: browserType.launch: Failed"); process.exit(1)',
    'Chromium did not start: name another one in FLIGHTDECK_CHROMIUM.',
  ],
  [
    'a missing package',
    'console.error("Error: Cannot find package \'react\' imported from x"); process.exit(1)',
    'A package is missing: remove node_modules and run npm test again.',
  ],
])('explains %s in one sentence, and runs the next stage', async (_name, code, sentence) => {
  const outcomes = await runStages([stage('unit', code), stage('next', '')], runOptions(recordingScreen()));
  expect(outcomes).toMatchObject([
    { passed: 0, failed: 1, remark: sentence },
    { passed: 1, failed: 0 },
  ]);
  expect(summary(outcomes)).toMatch(/\n1 passed, 1 failed\n$/);
});

test('counts a stage without its browser, WordPress or program as a failure, and runs the others', async () => {
  const missingFile = join(folder, 'node_modules/jest/bin/jest.js');
  const stages = [
    stage('browser', '', { needsBrowser: true }),
    stage('wordpress', '', { needsWordPress: true }),
    stage('unit', '', { command: [process.execPath, missingFile] }),
    stage('build', ''),
  ];
  const problems = { browserProblem: 'There is no Chromium.', wordpressProblem: 'There is no WordPress.' };
  const outcomes = await runStages(stages, runOptions(recordingScreen(), problems));
  expect(summary(outcomes)).toMatch(/\n1 passed, 3 failed\n$/);
  expect(outcomes.map(({ remark }) => remark)).toEqual([
    'not run: There is no Chromium.',
    'not run: There is no WordPress.',
    `not run: ${missingFile} is missing: remove node_modules and run npm test again`,
    '',
  ]);
});
