import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStages } from './main.mjs';
import { summary } from './report.mjs';
import { choose, readOptions, type Stage, testStages } from './stages.mjs';

const reports = mkdtempSync(join(tmpdir(), 'flightdeck-runner-'));
afterAll(() => rmSync(reports, { recursive: true, force: true }));

/** Returns a stage whose command runs this code in Node. */
function stage(name: string, code: string, fields: Partial<Stage> = {}): Stage {
  const file = join(reports, `${name}.cjs`);
  writeFileSync(file, code);
  return { name, command: `"${process.execPath}" "${file}"`, ...fields };
}

/** Returns a stage whose command writes this report. @param exitCode of the command */
function reportingStage(tests: 'jest' | 'playwright' | 'php', report: object, exitCode = 0): Stage {
  const file = JSON.stringify(join(reports, `${tests}.json`));
  const text = JSON.stringify(JSON.stringify(report));
  return stage(tests, `require('node:fs').writeFileSync(${file}, ${text});process.exit(${exitCode})`, { tests });
}

const jestReport = (numPassedTests: number, numFailedTests = 0, numRuntimeErrorTestSuites = 0) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
});
const playwrightReport = (expected: number, unexpected: number, messages: readonly string[] = []) => ({
  stats: { expected, unexpected, skipped: 0, flaky: 0 },
  errors: messages.map((message) => ({ message })),
});

/** Runs stages. @returns the numbers and problem of each stage, and the lines of the summary */
async function runAll(stages: readonly Stage[], signal = new AbortController().signal) {
  const printed = jest.spyOn(console, 'log').mockImplementation();
  const results = await runStages(stages, { repo: reports, reports, signal });
  printed.mockRestore();
  const rows = results.map(({ name, passed, failed, problem }) => [name, passed, failed, problem]);
  return { rows, end: summary(results).split('\n') };
}

test('runs all stages, but no stage that needs a failed one', async () => {
  const { rows, end } = await runAll([
    stage('types', ''),
    stage('build', 'process.exit(1)'),
    stage('browser', '', { needs: 'build' }),
  ]);
  expect(rows).toEqual([
    ['types', 1, 0, ''],
    ['build', 0, 1, 'exit code 1'],
    ['browser', 0, 1, 'not run: build failed'],
  ]);
  expect(end.at(-1)).toBe('1 passed, 2 failed');
});

test.each<[string, () => Stage, number, number, string]>([
  ['all tests of Jest pass', () => reportingStage('jest', jestReport(3)), 3, 0, ''],
  ['a test of Jest fails', () => reportingStage('jest', jestReport(3, 1), 1), 3, 1, 'exit code 1'],
  ['Jest cannot run two files', () => reportingStage('jest', jestReport(3, 1, 2), 1), 3, 3, 'exit code 1'],
  ['Jest fails after all tests', () => reportingStage('jest', jestReport(3), 1), 3, 1, 'exit code 1'],
  ['Jest runs no test', () => reportingStage('jest', jestReport(0)), 0, 1, 'no test ran'],
  ['tests of PHP fail', () => reportingStage('php', jestReport(5, 1), 1), 5, 1, 'exit code 1'],
  ['tests of Playwright fail', () => reportingStage('playwright', playwrightReport(4, 2), 1), 4, 2, 'exit code 1'],
  [
    'Playwright cannot load a file',
    () => reportingStage('playwright', playwrightReport(0, 1, ['SyntaxError']), 1),
    ...([0, 2, 'exit code 1'] as const),
  ],
  ['Jest ends before its report', () => stage('crashed', 'process.exit(7)', { tests: 'jest' }), 0, 1, 'exit code 7'],
])('counts the tests when %s', async (_when, newStage, ...expected) => {
  const { rows } = await runAll([newStage()]);
  expect(rows).toEqual([[expect.any(String), ...expected]]);
});

test('only Playwright writes its report to a file: coverage reads the list of tests from its output', async () => {
  const code = 'process.exit(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 1 : 0)';
  const { rows } = await runAll([stage('coverage', code), stage('browser', code, { tests: 'playwright' })]);
  expect(rows).toEqual([
    ['coverage', 1, 0, ''],
    ['browser', 0, 1, 'exit code 1'],
  ]);
});

test('prints how to install a missing browser, and counts a stage without it as a failure', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  const installers = [() => Promise.reject(new Error('Run: apt-get install firefox-esr'))];
  const { rows } = await runAll([stage('browsers', '', { installers }), stage('unit', '')]);
  expect(rows).toEqual([
    ['browsers', 0, 1, 'not run: a browser is missing'],
    ['unit', 1, 0, ''],
  ]);
  expect(printed.mock.calls).toEqual([['Run: apt-get install firefox-esr']]);
});

test('an interruption ends the running stage with its child processes, and skips the others', async () => {
  const interruption = new AbortController();
  const file = join(reports, 'child-id');
  const code = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    child.once('spawn', () => require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid)));
    process.on('SIGINT', () => child.once('exit', () => process.exit(130)));`;
  const timer = setInterval(() => {
    if (existsSync(file) && readFileSync(file, 'utf8') !== '') interruption.abort();
  }, 20);
  const { rows, end } = await runAll([stage('endless', code), stage('unit', '')], interruption.signal);
  clearInterval(timer);
  expect(rows).toEqual([
    ['endless', 0, 1, 'interrupted'],
    ['unit', 0, 1, 'not run: interrupted'],
  ]);
  expect(end.at(-1)).toBe('0 passed, 2 failed');
  expect(() => process.kill(Number(readFileSync(file, 'utf8')), 0)).toThrow('ESRCH');
});

test.each([
  [[], 'types, lint, checks, unit, php, build, budgets, browser, coverage'],
  [['--wordpress'], 'types, lint, checks, unit, php, build, budgets, browser, wordpress, coverage'],
  [['--long', '--only', 'lint,types'], 'types, lint'],
  [['--only', 'browsers'], 'build, browsers'],
  [['--only', 'wordpress,pictures'], 'build, pictures, wordpress'],
])('npm test %j runs the stages %s', (args, names) => {
  const options = readOptions(args);
  const stages = choose(testStages(options, reports), options.only);
  expect(stages.map(({ name }) => name).join(', ')).toBe(names);
});

test('refuses an unknown option, and names all stages when one is unknown', () => {
  expect(() => readOptions(['--quick'])).toThrow("Unknown option '--quick'");
  expect(() => choose(testStages(readOptions([]), reports), ['units'])).toThrow(
    'There is no stage "units"; there are types, lint, checks, unit, php, build, budgets, browser, browsers, pictures, wordpress, coverage.',
  );
});

test('the reports of Jest and PHP are in the folder that the runner and coverage read', () => {
  const commandOf = (name: string) =>
    testStages(readOptions([]), '/reports').find((each) => each.name === name)?.command;
  expect(commandOf('unit')).toContain('--outputFile="/reports/unit.json"');
  expect(commandOf('php')).toContain('--report "/reports/php.json"');
  expect(commandOf('coverage')).toContain('--reports "/reports"');
});
