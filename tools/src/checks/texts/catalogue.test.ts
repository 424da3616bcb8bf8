import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { catalogue, catalogueFile } from '../../catalogue/catalogue';
import { readMessages } from '../../catalogue/read-messages';
import { catalogueTexts, translatorComments, upToDateCatalogue } from './catalogue';

const php = (code: string) => [{ path: 'wordpress/plugin/a.php', text: `<?php\n${code}` }];

test.each([
  ["sprintf( __( 'Manage %s', 'flightdeck' ), $name );", 1],
  ["sprintf( __( '%1$d of %2$d', 'flightdeck' ), 1, 2 );", 1],
  ["sprintf( /* translators: %s: a name */ __( 'Manage %s', 'flightdeck' ), $name );", 0],
  ["sprintf( __( '%d left', 'flightdeck' ), 3 );", 0],
  ["sprintf( _n( '%s post', '%s posts', 3, 'flightdeck' ), '3' );", 0],
  ["__( 'Settings', 'flightdeck' );", 0],
])('%s lacks %d comments for translators', (code, count) => {
  expect(translatorComments.run(php(code))).toHaveLength(count);
});

test('reports a missing comment with file, line and text', () => {
  expect(translatorComments.run(php("\n__( 'Manage %s', 'flightdeck' );"))).toEqual([
    { path: 'wordpress/plugin/a.php', line: 3, problem: '"Manage %s" has placeholders and no comment' },
  ]);
});

test('refuses a text that is not a literal, and two plurals of one singular', () => {
  const found = catalogueTexts.run([
    { path: 'mf-a/src/a.ts', text: "__(title);\n_n('Post', 'Posts', 1);\n_n('Post', 'Entries', 1);" },
  ]);
  expect(found.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    '1 __() without a literal text',
    '3 "Post" has the plurals "Posts" and "Entries"',
  ]);
});

test('refuses an outdated catalogue, but not one with other line numbers', () => {
  const repo = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const files = [{ path: 'mf-a/src/a.ts', text: "__('Backups');" }];
  const check = upToDateCatalogue(repo);
  expect(check.run(files)).toEqual([{ path: catalogueFile, line: 1, problem: 'does not exist' }]);
  mkdirSync(dirname(join(repo, catalogueFile)));
  writeFileSync(
    join(repo, catalogueFile),
    catalogue(readMessages(files).messages, () => false),
  );
  expect(check.run(files)).toEqual([]);
  expect(check.run([{ path: 'mf-a/src/a.ts', text: "\n\n__('Backups');" }])).toEqual([]);
  expect(check.run([{ path: 'mf-a/src/a.ts', text: "__('Scans');" }])).toEqual([
    { path: catalogueFile, line: 1, problem: 'is out of date, first at: msgid "Scans"' },
  ]);
  expect(check.advice).toContain('npm run catalogue -w tools');
});
