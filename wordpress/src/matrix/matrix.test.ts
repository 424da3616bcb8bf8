import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { combinations, nameOf } from './combinations';
import { resultsTable, withTable } from './report';
import { newestPassed, readResults } from './results';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the combinations cover each WordPress, PHP, database and kind of site, and are all different', () => {
  const distinct = (values: readonly string[]) => [...new Set(values)].sort();
  expect(distinct(combinations.map((combination) => combination.wordpress))).toEqual(
    '6.1 6.2 6.3 6.4 6.5 6.6 6.7 6.8 6.9 7.0 7.1'.split(' '),
  );
  // `system` is PHP 8.2 on Debian 12.
  expect(distinct(combinations.map(({ php }) => php))).toEqual(['7.4', '8.0', '8.1', '8.3', '8.4', '8.5', 'system']);
  expect(distinct(combinations.map(({ database }) => database))).toEqual(['MariaDB', 'SQLite']);
  expect(distinct(combinations.flatMap(({ site }) => site))).toEqual(['folder', 'network', 'plain']);
  expect(new Set(combinations.map(nameOf)).size).toBe(combinations.length);
});

test('the oldest and newest WordPress run on PHP 7.4 and the system PHP, and the newest WordPress also on PHP 8.5', () => {
  const pairs = combinations.map((combination) => `${combination.wordpress} ${combination.php}`);
  for (const pair of ['6.1 7.4', '7.1 7.4', '7.1 8.5', '6.1 system', '7.1 system']) expect(pairs).toContain(pair);
});

test('no combination has SQLite with a WordPress before 6.4, or a network with plain permalinks', () => {
  const withSqlite = combinations.filter(({ database }) => database === 'SQLite');
  expect(withSqlite.filter((combination) => Number(combination.wordpress) < 6.4)).toEqual([]);
  expect(combinations.filter(({ site }) => site.includes('network') && site.includes('plain'))).toEqual([]);
});

test('docs/wordpress.md has the table of the results', () => {
  const document = read('../docs/wordpress.md');
  expect(withTable(document, resultsTable(combinations, readResults(join(root, 'matrix.json'))))).toBe(document);
});

test('"Tested up to" is the newest WordPress that passed, in the readme and in the header of the plugin', () => {
  const newest = newestPassed(readResults(join(root, 'matrix.json')));
  const [, inReadme] = /^Tested up to: (.+)$/m.exec(read('plugin/readme.txt')) ?? [];
  const [, inHeader] = /^ \* Tested up to: +(.+)$/m.exec(read('plugin/flightdeck.php')) ?? [];
  expect({ inReadme, inHeader }).toEqual({ inReadme: newest, inHeader: newest });
});
