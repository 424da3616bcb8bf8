import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStages, summary } from './run-stages.mjs';
import { choose, readOptions, type Stage, testStages } from './stages.mjs';

const reports = mkdtempSync(join(tmpdir(), 'flightdeck-runner-'));
afterAll(() => rmSync(reports, { recursive: true, force: true }));

/** Returns a stage whose command runs this code in Node. */
function stage(name: string, code: string, fields: Partial<Stage> = {}): Stage {
  const file = join(reports, `${name}.cjs`);
  writeFileSync(file, code);
  return { name, command: `"${process.execPath}" "${file}"`, ...fields };
}
/** Returns the code of a test program that writes this report. @param moreCode runs after that */
const reportCode = (name: string, report: object, moreCode = '') =>
  `require('node:fs').writeFileSync(${JSON.stringify(join(reports, `${name}.json`))}, ${JSON.stringify(JSON.stringify(report))});${moreCode}`;
const jestReport = (
  numPassedTests: number,
  numFailedTests = 0,
  numRuntimeErrorTestSuites = 0,
  numPendingTests = 0,
) => ({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  numPendingTests,
  numTodoTests: 0,
});

/** Runs stages, and returns their results and everything printed. */
async function runAll(stages: readonly Stage[], more: Partial<Parameters<typeof runStages>[1]> = {}) {
  let printed = '';
  const results = await runStages(stages, {
    repo: reports,
    reports,
    signal: new AbortController().signal,
    installers: {},
    print: (text) => {
      printed += text;
    },
    ...more,
  });
  const rows = results.map(({ name, passed, failed, remark }) => [name, passed, failed, remark]);
  const end = summary(results);
  return { rows, printed, end, lastLine: end.trimEnd().split('\n').at(-1) };
}

test('runs all stages, shows only the output of failed ones, and does not run a stage that needs a failed one', async () => {
  const { rows, printed, lastLine } = await runAll([
    stage('types', 'console.log("quiet")'),
    stage('build', 'console.log("broken here"); process.exit(1)'),
    stage('browser', '', { needs: ['build'] }),
  ]);
  expect(rows).toEqual([
    ['types', 1, 0, ''],
    ['build', 0, 1, 'exit code 1'],
    ['browser', 0, 1, 'not run: build failed'],
  ]);
  expect(printed).toBe('types …\nbuild …\nbroken here\nbrowser …\n');
  expect(lastLine).toBe('1 passed, 2 failed');
});

test.each<[string, NonNullable<Stage['tests']>, object, string, number, number, string]>([
  ['all tests of Jest pass', 'jest', jestReport(3), '', 3, 0, ''],
  ['a test of Jest fails', 'jest', jestReport(3, 1, 0, 2), 'process.exit(1)', 3, 1, '2 skipped, exit code 1'],
  ['Jest cannot run two files', 'jest', jestReport(3, 1, 2), 'process.exit(1)', 3, 3, 'exit code 1'],
  ['Jest fails after all tests', 'jest', jestReport(3), 'process.exit(1)', 3, 1, 'exit code 1'],
  ['Jest runs no test', 'jest', jestReport(0), '', 0, 1, 'no test ran'],
  ['Jest skips all tests', 'jest', jestReport(0, 0, 0, 2), '', 0, 1, '2 skipped, no test ran'],
  [
    'tests of Playwright fail or are skipped',
    'playwright',
    { stats: { expected: 4, unexpected: 2, skipped: 1, flaky: 0 }, errors: [] },
    'process.exit(1)',
    ...([4, 2, '1 skipped, exit code 1'] as const),
  ],
  [
    'Playwright cannot load a file',
    'playwright',
    { stats: { expected: 0, unexpected: 1, skipped: 0, flaky: 0 }, errors: [{ message: 'SyntaxError' }] },
    'process.exit(1)',
    ...([0, 2, 'exit code 1'] as const),
  ],
])('counts the tests when %s', async (_when, tests, report, moreCode, ...expected) => {
  const { rows } = await runAll([stage('unit', reportCode('unit', report, moreCode), { tests })]);
  expect(rows).toEqual([['unit', ...expected]]);
});

test('the summary repeats which tests failed, and the last lines of a failed program without tests', async () => {
  const jest = {
    ...jestReport(1, 1, 1),
    testResults: [
      {
        name: 'a.test.ts',
        message: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'adds one' },
          { status: 'passed', fullName: 'adds two' },
        ],
      },
      { name: 'b.test.ts', message: 'SyntaxError', assertionResults: [] },
      { name: 'c.test.ts', message: '', assertionResults: [] },
    ],
  };
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'a.spec.ts' });
  const playwright = {
    stats: { expected: 1, unexpected: 2, skipped: 0, flaky: 0 },
    errors: [],
    suites: [{ specs: [spec('opens', false)], suites: [{ specs: [spec('closes', false), spec('moves', true)] }] }],
  };
  const { end } = await runAll([
    stage('types', 'console.log("quiet")'),
    stage('build', 'for (let line = 1; line <= 30; line += 1) console.log("line " + line); process.exit(1)'),
    stage('unit', reportCode('unit', jest, 'process.exit(1)'), { tests: 'jest' }),
    stage('browser', reportCode('browser', playwright, 'process.exit(1)'), { tests: 'playwright' }),
  ]);
  const lines = end.split('\n');
  expect(lines.slice(1, 3)).toEqual(['build: line 11', 'build: line 12']);
  expect(lines.slice(20, 26)).toEqual([
    'build: line 30',
    'unit: a.test.ts › adds one',
    'unit: b.test.ts › did not run',
    'browser: a.spec.ts › opens',
    'browser: a.spec.ts › closes',
    '',
  ]);
  expect(end).not.toContain('types: quiet');
});

test('only Playwright writes its report to a file: coverage reads the list of tests from its output', async () => {
  const code = "console.log(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'output'); process.exit(1)";
  const { printed } = await runAll([stage('coverage', code)]);
  expect(printed).toContain('output\n');
});

test('counts a test program that ends before its report as a failure', async () => {
  const { rows } = await runAll([stage('crashed', 'process.exit(7)', { tests: 'playwright' })]);
  expect(rows).toEqual([['crashed', 0, 1, 'exit code 7']]);
});

test.each<[string, number, string, number, number, string]>([
  ['5 passed, 0 failed', 0, '', 5, 0, ''],
  ['a-test: wrong\n5 passed, 1 failed', 1, 'a-test: wrong', 5, 1, 'exit code 1'],
  ['Skipped x\n5 passed, 0 failed, 2 skipped', 0, 'Skipped x', 5, 0, '2 skipped'],
  ['0 passed, 0 failed', 0, '0 passed', 0, 1, 'no test ran'],
])('counts the tests of PHP after %j', async (text, code, shown, ...expected) => {
  const phpCode = `console.log(${JSON.stringify(text)}); process.exit(${code})`;
  const { rows, printed } = await runAll([stage('php', phpCode, { tests: 'php' })]);
  expect(rows).toEqual([['php', ...expected]]);
  expect(printed).toContain(shown);
});

test('installs what a stage needs once, and counts stages without it as failures', async () => {
  const installed: string[] = [];
  const installers = {
    Chromium: async () => installed.push('Chromium'),
    'Firefox and WebKit': () => Promise.reject(new Error('Run: apt-get install firefox-esr')),
  };
  const { rows, printed } = await runAll(
    [
      stage('budgets', '', { needs: ['Chromium'] }),
      stage('browser', '', { needs: ['Chromium'] }),
      stage('browsers', '', { needs: ['Chromium', 'Firefox and WebKit'] }),
    ],
    { installers },
  );
  expect(installed).toEqual(['Chromium']);
  expect(rows).toEqual([
    ['budgets', 1, 0, ''],
    ['browser', 1, 0, ''],
    ['browsers', 0, 1, 'not run: Firefox and WebKit is missing'],
  ]);
  expect(printed).toContain('Run: apt-get install firefox-esr\n');
});

test('an interruption ends the running stage with its child processes, and skips the others', async () => {
  const interruption = new AbortController();
  const child = `setInterval(() => {}, 1000); console.log('ready')`;
  const code = `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]);
    child.stdout.once('data', () => process.stdout.write(String(child.pid)));
    process.on('SIGINT', () => child.once('exit', () => process.exit(130)));`;
  const log = join(reports, 'endless.log');
  const timer = setInterval(() => {
    if (existsSync(log) && readFileSync(log, 'utf8') !== '') interruption.abort();
  }, 20);
  const { rows, lastLine } = await runAll([stage('endless', code), stage('unit', '')], {
    signal: interruption.signal,
  });
  clearInterval(timer);
  expect(rows).toEqual([
    ['endless', 0, 1, 'interrupted'],
    ['unit', 0, 1, 'not run: interrupted'],
  ]);
  expect(lastLine).toBe('0 passed, 2 failed');
  const childId = Number(readFileSync(log, 'utf8'));
  expect(childId).toBeGreaterThan(0);
  expect(() => process.kill(childId, 0)).toThrow('ESRCH');
});

test('reads the options, and refuses wrong ones in one sentence', () => {
  const defaults = { isHelp: false, isLong: false, hasWordPress: false, only: undefined, shard: undefined };
  expect(readOptions([])).toEqual(defaults);
  expect(readOptions(['--long', '--wordpress', '--only', 'unit,browser', '--shard', '1/3'])).toEqual({
    ...defaults,
    isLong: true,
    hasWordPress: true,
    only: ['unit', 'browser'],
    shard: '1/3',
  });
  for (const shard of ['0/3', '4/3', 'x', '1', '1/0'])
    expect(() => readOptions(['--shard', shard])).toThrow(
      `--shard takes K/N with K from 1 to N, such as 1/3, not "${shard}".`,
    );
  expect(() => readOptions(['--quick'])).toThrow("Unknown option '--quick'");
});

test.each([
  [[], 'types, lint, checks, unit, php, build, budgets, browser, coverage'],
  [['--wordpress'], 'types, lint, checks, unit, php, build, budgets, browser, wordpress, coverage'],
  [['--only', 'lint,types'], 'types, lint'],
  [['--only', 'browsers'], 'build, browsers'],
  [['--only', 'wordpress,pictures'], 'build, pictures, wordpress'],
])('npm test %j runs the stages %s', (args, names) => {
  const options = readOptions(args);
  const stages = choose(testStages(options, reports), options.only);
  expect(stages.map(({ name }) => name).join(', ')).toBe(names);
});

test('names all stages when one is unknown', () => {
  expect(() => choose(testStages(readOptions([]), reports), ['units'])).toThrow(
    'There is no stage "units"; there are types, lint, checks, unit, php, build, budgets, browser, browsers, pictures, wordpress, coverage.',
  );
});

test('coverage reads the report of Jest, unless it has only a shard of the tests', () => {
  const commandOf = (name: string, ...args: string[]) =>
    testStages(readOptions(args), '/reports').find((each) => each.name === name)?.command;
  expect(commandOf('unit')).toContain('--outputFile="/reports/unit.json"');
  expect(commandOf('coverage')).toContain('--reports "/reports"');
  expect(commandOf('coverage', '--shard', '1/2')).not.toContain('--reports');
});
