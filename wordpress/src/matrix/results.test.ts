import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../server/options';
import { type Combination, combinations, nameOf } from './combinations';
import { readMatrixOptions } from './options';
import { outcomeOf } from './outcome';
import { resultsTable, withTable } from './report';
import { newestPassed, type Result, readResults, writeResults } from './results';
import { seriesOf, sourcesOf } from './sources';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-matrix-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const combination: Combination = { wordpress: '6.4', php: '8.0', database: 'SQLite', site: ['folder', 'plain'] };
const result = (more: Partial<Result> = {}): Result => ({
  wordpress: '6.4.7',
  php: '8.0.30',
  plugin: '0.3.0',
  date: '2026-01-31',
  passed: 9,
  failed: [],
  ...more,
});

test('a row with a result shows exact versions, the number of passed tests, the failed tests, and the day of the run', () => {
  const lines = (failed: string[]) =>
    resultsTable([combination], { [nameOf(combination)]: result({ failed }) }).split('\n');
  expect(lines([])[2]).toBe(
    '| 6.4.7 | 8.0.30, WebAssembly | SQLite | in a folder, plain permalinks | 9 | none | 2026-01-31, Flightdeck 0.3.0 |',
  );
  expect(lines(['a | b', 'c'])[2]).toContain('| 9 | a \\| b; c |');
});

test('a row without a result shows the reason, and dashes for passed and failed tests', () => {
  const [, , row] = resultsTable([{ ...combination, php: 'system', site: [] }], {}).split('\n');
  expect(row).toBe('| 6.4 | Debian | SQLite | at the root | – | – | not tried: no folder of WordPress 6.4 |');
});

test('the table replaces the lines between the markers, and a document without markers is refused', () => {
  const [start, end] = ['<!-- npm run matrix -w wordpress writes these lines -->', '<!-- end of these lines -->'];
  const document = `before\n${start}\nold\n${end}\nafter\n`;
  const written = withTable(document, '| new |\n');
  expect(written).toBe(`before\n${start}\n\n| new |\n\n${end}\nafter\n`);
  expect(withTable(written, '| new |\n')).toBe(written);
  expect(() => withTable('no markers', '')).toThrow('npm run matrix -w wordpress');
});

test('stores results in the order of the combinations, leaves out unknown combinations, and refuses a malformed file', () => {
  const file = join(folder, 'matrix.json');
  expect(readResults(file)).toEqual({});
  writeResults(file, { b: result(), removed: result(), a: result({ passed: 1 }) }, ['a', 'b', 'c']);
  expect(Object.entries(readResults(file))).toEqual([
    ['a', result({ passed: 1 })],
    ['b', result()],
  ]);
  writeFileSync(file, JSON.stringify({ a: { ...result(), date: 'yesterday' } }));
  expect(() => readResults(file)).toThrow();
});

test.each<[string, Result[], string | undefined]>([
  ['returns no version if there are no results', [], undefined],
  [
    'returns the newest WordPress that passed',
    [result({ wordpress: '6.9.7' }), result({ wordpress: '6.10' }), result()],
    '6.10',
  ],
  [
    'leaves out a WordPress that failed with any PHP',
    [result(), result({ wordpress: '7.1' }), result({ wordpress: '7.1', failed: ['x'] })],
    '6.4',
  ],
])('%s', (_title, results, newest) => {
  expect(newestPassed(Object.fromEntries(results.entries()))).toBe(newest);
});

test('reads nested suites, and counts failed, flaky and passed tests, but not skipped ones', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = {
    suites: [
      { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'flaky')] }] },
      { specs: [spec('four', 'skipped')] },
    ],
    errors: [],
  };
  expect(outcomeOf(JSON.stringify(report))).toEqual({ passed: 1, failed: ['two', 'three'] });
});

test('throws an error with the message of Playwright for a report without tests', () => {
  const report = JSON.stringify({ suites: [], errors: [{ message: 'Cannot find module' }] });
  expect(() => outcomeOf(report)).toThrow('Cannot find module');
});

test('reads the WordPress version of each folder, and uses the last folder of each version', () => {
  const createWordPress = (name: string, version: string) => {
    const target = join(folder, name);
    mkdirSync(join(target, 'wp-includes'), { recursive: true });
    writeFileSync(join(target, 'wp-includes/version.php'), `<?php\n$wp_version = '${version}';\n`);
    return target;
  };
  const folders = [createWordPress('a', '6.1.9'), createWordPress('b', '7.2-beta1'), createWordPress('c', '6.1.10')];
  expect([...sourcesOf(folders)]).toEqual([
    ['6.1', folders[2]],
    ['7.2', folders[1]],
  ]);
  expect(seriesOf('6.10.1')).toBe('6.10');
  expect(() => sourcesOf([folder])).toThrow('version.php');
});

test('the command lists all combinations with their numbers', () => {
  const list = execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), '--list'], {
    encoding: 'utf8',
  });
  expect(list.trim().split('\n')).toEqual(combinations.map((each, index) => `${index + 1}  ${nameOf(each)}`));
});

test('reads folders and numbers of combinations from the command line, and refuses unknown numbers and options', () => {
  expect(readMatrixOptions(['--wordpress', '/a', '--wordpress', '/b', '--only', '1,16'], 16)).toMatchObject({
    wordpress: ['/a', '/b'],
    only: [1, 16],
  });
  expect(readMatrixOptions([], 16)).toMatchObject({ wordpress: [], only: undefined, list: false });
  for (const args of [['--only', '0'], ['--only', '17'], ['--only', '1,x'], ['--nothing']]) {
    expect(() => readMatrixOptions(args, 16)).toThrow(UsageError);
  }
});
