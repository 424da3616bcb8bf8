import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ListedTest, reportedTests } from './list-tests';
import { coverageFaults, coverageLine, coverageRows } from './proofs';
import { idsIn } from './requirements';

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

test('the table has one line per ID with the tests that name it, in the order of the files', () => {
  const rows = coverageRows(
    ['SHR-001', 'SHR-002', 'SHR-002.1', 'SHR-003'],
    [
      listed('b.test.ts', 'SHR-001  two\n words'),
      listed('a.test.ts', 'SHR-002.1 later', { line: 9 }),
      listed('a.test.ts', 'SHR-001 reads a|b', { line: 3 }),
      listed('a.test.ts', 'nothing'),
      listed('tools/src/coverage/coverage.test.ts', 'IDs of "SHR-003"'),
    ],
  );
  expect(rows.map(coverageLine)).toEqual([
    '| SHR-001 | a.test.ts › SHR-001 reads a\\|b; b.test.ts › SHR-001 two words |',
    '| SHR-002 | open |',
    '| SHR-002.1 | a.test.ts › SHR-002.1 later |',
    '| SHR-003 | open |',
  ]);
});

/** Returns the faults of these titles, for requirements that other tests prove. */
function faultsOf(...titles: readonly string[]) {
  const knownIds = ['SHR-001', 'SHR-002', 'SHR-002.1', 'SHR-003'];
  const tests = [
    ...knownIds.map((id) => listed('all.test.ts', id)),
    ...titles.map((title, index) => listed(`${index}.test.ts`, title, { line: 7 })),
  ];
  return coverageFaults(coverageRows(knownIds, tests), tests);
}

test.each([
  ['no ID', 'reads'],
  ['three IDs, one of them twice', 'SHR-001 SHR-002: SHR-001 idle, SHR-002.1 busy'],
  ['three whole IDs and one with a placeholder', 'SHR-001 SHR-002 SHR-002.1 SHR-002.%i'],
])('accepts a title with %s', (_label, title) => {
  expect(faultsOf(title)).toEqual([]);
});

test.each([
  ['an unknown ID', 'SHR-009 reads', '0.test.ts:7: no requirement has the ID SHR-009 ("SHR-009 reads")'],
  [
    'four IDs',
    'SHR-001 SHR-002 SHR-002.1 SHR-003',
    '0.test.ts:7: the title names 4 requirements, at most 3 are allowed ("SHR-001 SHR-002 SHR-002.1 SHR-003")',
  ],
])('refuses a title with %s', (_label, title, fault) => {
  expect(faultsOf(title)).toEqual([fault]);
});

test('refuses an ID with tests in more than two files, in which a table of tests counts once, and one without a test', () => {
  expect(faultsOf('SHR-001 reads')).toEqual([]);
  expect(faultsOf('SHR-001 reads', 'SHR-001 writes')).toEqual([expect.stringMatching(/^SHR-001: more than two files/)]);
  const table = ['1', '2', '3'].map((row) => listed('a.test.ts', `SHR-001 row ${row}`));
  expect(coverageFaults(coverageRows(['SHR-001'], table), table)).toEqual([]);
  expect(coverageFaults(coverageRows(['SHR-001'], []), [])).toEqual([expect.stringMatching(/^SHR-001: no test/)]);
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
