import { coverageReport, differences, unknownIds } from './report';
import { idsIn } from './requirement-ids';
import { testTitles } from './test-titles';

test.each([
  ['CONN-049 Esc does not close', ['CONN-049']],
  ['SHR-001 SHR-002, and (LIC-010)', ['SHR-001', 'SHR-002', 'LIC-010']],
  ['row ROOT-021.13: title', ['ROOT-021.13']],
  ['ROOT-021.%i', []],
  ['ROOT-021.$row', []],
  ['CONN-003.\0', []],
  ['CONN-003\0', []],
  ['ends with ROOT-001.', ['ROOT-001']],
  ['XROOT-001 ROOT-0012 root-001', []],
])('IDs of %j are %j', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

const source = `
// CONN-001 in a comment, and "CONN-002" too
/* 'CONN-003' */
describe('CONN-010 a group', () => {
  test.each([
    ['ROOT-021.1 first', 1],
    [\`ROOT-021.2
      second\`, 2],
  ])('%s', (name) => { expect(<p title="SHR-001">{/* SHR-002 */}SHR-003's</p>).toMatch(/'SHR-004'/); });
  test(\`DASH-001 and \${'DASH-002'} or DASH-003.\${row}\`, () => {});
});`;

test('titles are the literals of test files, without comments, patterns and text of elements', () => {
  const files = [
    'mf-a/src/x.test.tsx',
    'e2e/y.spec.ts',
    'mf-a/src/testing/x-table.ts',
    'mf-a/src/x.tsx',
    'e2e/helper.ts',
  ];
  const read = testTitles(
    files.map((path) => ({ path, text: path.endsWith('x') ? source : `test('SET-001 in ${path}')` })),
  );
  expect(read.map(({ ids }) => ids.join())).toEqual([
    'CONN-010',
    'ROOT-021.1',
    'ROOT-021.2',
    'SHR-001',
    'DASH-001',
    'DASH-002',
    'SET-001',
    'SET-001',
  ]);
  expect(read.find(({ ids }) => ids[0] === 'ROOT-021.2')).toEqual({
    path: 'mf-a/src/x.test.tsx',
    title: 'ROOT-021.2 second',
    ids: ['ROOT-021.2'],
  });
  expect(read.find(({ ids }) => ids[0] === 'DASH-001')?.title).toBe('DASH-001 and … or DASH-003.…');
});

const titles = [
  { path: 'a.test.ts', title: 'SHR-001 reads a|b', ids: ['SHR-001'] },
  { path: 'b.test.ts', title: 'SHR-001 SHR-002.1', ids: ['SHR-001', 'SHR-002.1'] },
];

test('one line per ID, with what proves it', () => {
  const report = coverageReport(['SHR-001', 'SHR-002', 'SHR-002.1'], titles);
  expect(report).toContain('Proved: 2 of 3, that is 1 of 2 requirements and 1 of 1 table rows.');
  expect(report).toContain('| SHR-001 | a.test.ts › SHR-001 reads a\\|b; b.test.ts › SHR-001 SHR-002.1 |');
  expect(report).toContain('\n| SHR-002 | open |\n');
});

test('an ID that does not exist is named with its file', () => {
  expect(unknownIds(['SHR-001'], titles)).toEqual(['b.test.ts: there is no SHR-002.1 ("SHR-001 SHR-002.1")']);
});

test('a comparison names the lines', () => {
  expect(differences('a\nb\n', 'a\nc\n')).toEqual(['- b', '+ c']);
  expect(differences('a\n', 'a\n')).toEqual([]);
});
