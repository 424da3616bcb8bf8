import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ListedTest, reportedTests } from './list-tests';
import { proofsIn, titleFaults } from './proofs';
import { coverageReport, differences } from './report';
import { clientOnlyIds, idsIn } from './requirement-ids';

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
  isLong: false,
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

/** Returns requirements with these IDs. */
const requirements = (...ids: readonly string[]) => ids.map((id) => ({ id, text: `What ${id} says | means.` }));

test('the report has one line per ID, with its statement and proofs; a requirement counts only with a test outside of the long run', () => {
  const proofs = proofsIn([
    listed('a.test.ts', 'SHR-001 reads a|b'),
    listed('b.test.ts', 'SHR-001 SHR-002.1'),
    listed('c.test.ts', 'SHR-003 for hours @long', { isLong: true }),
    ...['1', '2', '3', '4', '5'].map((row) => listed('d.test.ts', `SHR-004 row ${row}`)),
  ]);
  const report = coverageReport(requirements('SHR-001', 'SHR-002', 'SHR-002.1', 'SHR-003', 'SHR-004'), proofs);
  expect(report).toContain('Proved: 3 of 5, that is 2 of 4 requirements and 1 of 1 table rows.');
  expect(report).toContain(
    '| SHR-001 | What SHR-001 says \\| means. | a.test.ts › SHR-001 reads a\\|b; b.test.ts › SHR-001 SHR-002.1 |',
  );
  expect(report).toContain('\n| SHR-002 | What SHR-002 says \\| means. | open |\n');
  expect(report).toContain(
    '| SHR-003 | What SHR-003 says \\| means. | c.test.ts › SHR-003 for hours @long (long run) |',
  );
  expect(report).toMatch(/SHR-004 row 1; .*SHR-004 row 2; .*SHR-004 row 3; and 2 more \|/);
});

test('marks proofs of exports that no screen uses', () => {
  const text =
    '/** GET `a` (SHR-001). */\nexport const a = 1;\n/** GET `b` (SHR-002).\n * @clientOnly\n */\nexport const b = 1;';
  const ids = clientOnlyIds([
    { path: 'shared/client/calls/a.ts', text },
    { path: 'shared/client/calls/a.test.ts', text: '/** SHR-003 @clientOnly */' },
  ]);
  expect([...ids]).toEqual(['SHR-002']);
  const proofs = proofsIn([listed('b.test.ts', 'SHR-002 is sent')]);
  expect(coverageReport(requirements('SHR-001', 'SHR-002'), proofs, ids)).toContain(
    '\n| SHR-002 | What SHR-002 says \\| means. | b.test.ts › SHR-002 is sent (client only) |\n',
  );
});

test('returns the lines in which two texts differ', () => {
  expect(differences('a\nb\n', 'a\nc\n')).toEqual(['- b', '+ c']);
  expect(differences('a\n', 'a\n')).toEqual([]);
});

test('reads the tests of a run from its reports, if every stage has written one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-coverage-'));
  const write = (stage: string, name: string, ...assertionResults: readonly object[]) =>
    writeFileSync(
      join(folder, `${stage}.json`),
      JSON.stringify({ testResults: [{ name: `/repo/${name}`, assertionResults }] }),
    );
  try {
    write('unit', 'a.test.ts', { title: 'SHR-001.1 row', status: 'passed', location: { line: 7, column: 1 } });
    expect(reportedTests('/repo', folder)).toBeUndefined();
    write('servers', 'b.test.ts', { title: 'SHR-002 ends', status: 'failed', location: null });
    expect(reportedTests('/repo', folder)).toEqual([
      listed('a.test.ts', 'SHR-001.1 row', { line: 7 }),
      listed('b.test.ts', 'SHR-002 ends'),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
