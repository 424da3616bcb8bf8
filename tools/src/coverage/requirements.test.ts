import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../common/source-files';
import { documentPages, requirementIds } from './requirements';

const page = (...lines: readonly string[]) => ({ path: 'docs/requirements/root.md', text: lines.join('\n') });

test('finds statements and rows of tables, by area, and no IDs that a text mentions', () => {
  const pages = [
    page(
      '- **SHR-001** Calls.',
      '  | ID | Title |',
      '  |---|---|',
      '  | SHR-001.1 | Set up |',
      'SHR-009 is mentioned.',
    ),
    page('- **ROOT-001** Opens, unlike SHR-008.'),
  ];
  expect(requirementIds(pages)).toEqual(['ROOT-001', 'SHR-001', 'SHR-001.1']);
});

test('refuses an ID that exists twice', () => {
  expect(() => requirementIds([page('- **ROOT-001** One.', '- **ROOT-001** Two.')])).toThrow('has ROOT-001 twice');
});

describe('the pages of this repository', () => {
  const repo = join(__dirname, '../../..');
  const pages = documentPages(repo);

  test('state all requirements', () => {
    // A parser that skips statements finds fewer.
    expect(requirementIds(pages).length).toBeGreaterThanOrEqual(1213);
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
