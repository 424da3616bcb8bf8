import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ListedTest, reportedTests } from './list-tests';
import { proofsIn, titleFaults } from './proofs';
import { coverageLine, coverageRows, isOpen, repeatedIds } from './report';
import { idsIn } from './requirement-ids';

test.each([
  ['CONN-049 Esc does not close', ['CONN-049']],
  ['SHR-001 SHR-002, and (LIC-010)', ['SHR-001', 'SHR-002', 'LIC-010']],
  ['row ROOT-021.13: title', ['ROOT-021.13']],
  ['ROOT-021.%i', []],
  ['ROOT-021.$row', []],
  ['ends with ROOT-001.', ['ROOT-001']],
  ['XROOT-001 ROOT-0012 root-001', []],
])('the title %j names the IDs %j', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

/** Returns a test as a runner lists it. */
const listed = (path: string, title: string, more: Partial<ListedTest> = {}): ListedTest => ({
  path,
  line: 1,
  title,
  ...more,
});

test('the proofs of a requirement are the tests that name it, in the order of the files', () => {
  const proofs = proofsIn([
    listed('b.test.ts', 'SHR-001  two\n words'),
    listed('a.test.ts', 'SHR-002.1 later', { line: 9 }),
    listed('a.test.ts', 'SHR-001 earlier', { line: 3 }),
    listed('a.test.ts', 'nothing'),
    listed('tools/src/coverage/coverage.test.ts', 'IDs of "SHR-003"'),
  ]);
  expect(proofs.map(({ path, title, ids }) => [path, title, ids])).toEqual([
    ['a.test.ts', 'SHR-001 earlier', ['SHR-001']],
    ['a.test.ts', 'SHR-002.1 later', ['SHR-002.1']],
    ['b.test.ts', 'SHR-001 two words', ['SHR-001']],
  ]);
});

test('reports an unknown ID with file and line', () => {
  const proofs = proofsIn([listed('a.test.ts', 'SHR-001 SHR-009', { line: 7 })]);
  expect(titleFaults(['SHR-001'], proofs)).toEqual([
    'a.test.ts:7: no requirement has the ID SHR-009. Correct the title, or add the requirement to docs/requirements ("SHR-001 SHR-009")',
  ]);
});

const knownIds = ['SHR-001', 'SHR-002', 'SHR-002.1', 'SHR-003', 'SHR-003.1'];

test.each([
  ['no ID', 'reads'],
  ['three IDs', 'SHR-001 SHR-002 SHR-002.1 reads'],
  ['three IDs, one of them twice', 'SHR-001 SHR-002: SHR-001 idle, SHR-002.1 busy'],
  ['three whole IDs and one with a placeholder', 'SHR-001 SHR-002 SHR-002.1 SHR-002.%i'],
])('accepts a title with %s', (_label, title) => {
  expect(titleFaults(knownIds, proofsIn([listed('a.test.ts', title)]))).toEqual([]);
});

test.each([
  ['four IDs', 'SHR-001 SHR-002 SHR-002.1 SHR-003 reads'],
  ['two rows and their requirements', 'SHR-002 SHR-002.1 SHR-003 SHR-003.1: reads'],
])('refuses a title with %s', (_label, title) => {
  expect(titleFaults(knownIds, proofsIn([listed('a.test.ts', title, { line: 7 })]))).toEqual([
    `a.test.ts:7: the title names 4 requirements, at most 3 are allowed: split the test ("${title}")`,
  ]);
});

test('the table has one line per ID; tests of the long run prove nothing', () => {
  const rows = coverageRows(
    ['SHR-001', 'SHR-002', 'SHR-002.1', 'SHR-003'],
    proofsIn([listed('a.test.ts', 'SHR-001 reads a|b'), listed('b.test.ts', 'SHR-001 SHR-002.1')]),
  );
  expect(rows.map(coverageLine)).toEqual([
    '| SHR-001 | a.test.ts › SHR-001 reads a\\|b; b.test.ts › SHR-001 SHR-002.1 |',
    '| SHR-002 | open |',
    '| SHR-002.1 | b.test.ts › SHR-001 SHR-002.1 |',
    '| SHR-003 | open |',
  ]);
  expect(rows.filter(isOpen).map(({ id }) => id)).toEqual(['SHR-002', 'SHR-003']);
});

test('names the IDs with tests in more than two files, in which a table of tests counts once', () => {
  const table = ['1', '2', '3'].map((row) => listed('a.test.ts', `SHR-001 row ${row}`));
  const others = ['a', 'b', 'c'].map((name) => listed(`${name}.test.ts`, 'SHR-002 reads'));
  expect(repeatedIds(coverageRows(['SHR-001', 'SHR-002'], proofsIn([...table, ...others])))).toEqual(['SHR-002']);
});

test('reads the tests of a run from the report of Jest, if there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-coverage-'));
  const assertionResults = [
    { title: 'SHR-001.1 row', status: 'passed', location: { line: 7, column: 1 } },
    { title: 'SHR-002 ends', status: 'failed', location: null },
  ];
  try {
    expect(reportedTests('/repo', folder)).toBeUndefined();
    const report = { testResults: [{ name: '/repo/a.test.ts', assertionResults }] };
    writeFileSync(join(folder, 'unit.json'), JSON.stringify(report));
    expect(reportedTests('/repo', folder)).toEqual([
      listed('a.test.ts', 'SHR-001.1 row', { line: 7 }),
      listed('a.test.ts', 'SHR-002 ends'),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
