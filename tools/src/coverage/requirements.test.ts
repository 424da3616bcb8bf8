import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../common/source-files';
import { documentPages, requirementPages, requirementsIn } from './requirements';

const page = (...lines: readonly string[]) => ({ path: 'docs/requirements/root.md', text: lines.join('\n') });
const tableHead = ['', '  | ID | Key | Notice |', '  |---|---|---|'];

test('removes links from a statement, and labels the cells of a row if its table has several columns', () => {
  const { all, faults } = requirementsIn([
    page(
      '# Root',
      'ROOT-009 is mentioned here only.',
      '- **ROOT-001** Opens `/`. ([OQ-001](settled.md#oq-001))',
      ...tableHead,
      '  | ROOT-001.1 | linked | says so |',
      '  | ROOT-001.2 | other |  |',
      '',
      '- **ROOT-002** Has titles.',
      '',
      '  | ID | Title |',
      '  |---|---|',
      '  | ROOT-002.1 | Set up |',
    ),
  ]);
  expect(faults).toEqual([]);
  expect(all.map(({ id, text, place }) => [id, text, place])).toEqual([
    ['ROOT-001', 'Opens `/`. (OQ-001)', 'docs/requirements/root.md:3'],
    ['ROOT-001.1', 'Key: linked; Notice: says so', 'docs/requirements/root.md:7'],
    ['ROOT-001.2', 'Key: other', 'docs/requirements/root.md:8'],
    ['ROOT-002', 'Has titles.', 'docs/requirements/root.md:10'],
    ['ROOT-002.1', 'Set up', 'docs/requirements/root.md:14'],
  ]);
});

test('areas have a fixed order, regardless of the names of the pages', () => {
  const { all } = requirementsIn([
    page('- **SHR-001** Calls.', '- **CONN-001** Connects.'),
    page('- **ROOT-001** Opens.'),
  ]);
  expect(all.map(({ id }) => id)).toEqual(['ROOT-001', 'CONN-001', 'SHR-001']);
});

test.each([
  [
    'an ID that exists twice',
    ['- **ROOT-001** One.', '- **ROOT-001** Two.'],
    '2: ROOT-001 exists already, at docs/requirements/root.md:1. Give one of the two the next free number.',
  ],
  ['a statement without text', ['- **ROOT-001** '], '1: ROOT-001 has no text. Write its statement after the ID.'],
  [
    'a row without text',
    ['- **ROOT-001** One.', ...tableHead, '  | ROOT-001.1 |  |  |'],
    '5: ROOT-001.1 has no text. Write its statement after the ID.',
  ],
  [
    'a row below another requirement',
    ['- **ROOT-001** One.', ...tableHead, '  | ROOT-002.1 | linked | says so |'],
    '5: ROOT-002.1 is not in the table of ROOT-002. Move the row, or correct its ID.',
  ],
  [
    'an ID with two digits',
    ['- **ROOT-01** One.'],
    '1: ROOT-01 is not an ID. Write an area (ROOT, DASH, SET, REC, CONN, LIC, SHR), a hyphen and three digits; a row adds a point and its number.',
  ],
])('%s is refused, with the fix', (_what, lines, fault) => {
  expect(requirementsIn([page(...lines)]).faults).toEqual([`docs/requirements/root.md:${fault}`]);
});

describe('the pages of this repository', () => {
  const repo = join(__dirname, '../../..');
  const pages = documentPages(repo);

  test('have no faults', () => {
    const { all, faults } = requirementsIn(requirementPages(repo));
    expect(faults).toEqual([]);
    // A parser that skips statements finds fewer.
    expect(all.length).toBeGreaterThanOrEqual(1213);
  });

  test('name only files that exist', () => {
    const named = /`((?:mf-[a-z]+|root-config|shared|tools)\/[^`]+)`/g;
    const missing = pages.flatMap(({ path, text }) =>
      [...text.matchAll(named)]
        .filter(([, file = '']) => !existsSync(join(repo, file)))
        .map(([, file]) => `${path}: there is no ${file}`),
    );
    expect(missing).toEqual([]);
  });

  test('have an entry for each question and fact that code and pages cite', () => {
    const cited = /\b(?:OQ-(?:G\d\d|\d{3})|FACT-[A-Z]+(?:-\d+)?)\b/g;
    const entries = new Set(
      pages
        .flatMap(({ text }) => [...text.matchAll(/<a id="(.+?)">|^### (FACT-\S+)$/gm)])
        .map(([, oq, fact]) => oq ?? fact),
    );
    const isEntry = (id: string) => entries.has(id) || entries.has(id.toLowerCase());
    const missing = [...sourceFiles(repo), ...pages]
      .filter(({ path }) => !path.startsWith('tools/src/coverage/'))
      .flatMap(({ path, text }) =>
        (text.match(cited) ?? []).filter((id) => !isEntry(id)).map((id) => `${path}: add ${id} to settled.md`),
      );
    expect(missing).toEqual([]);
    expect(entries.size).toBeGreaterThan(200);
  });
});
