import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames, repo } from '../../common/repo';
import { phpFiles, sourceFiles } from '../../common/source-files';
import { readManifest } from '../webpack-base';
import { blockedWord, neutralName } from './blocked-names';
import { globalSheets } from './class-names';

test.each([
  ['coupon', 'coupon'],
  ['coupon-banner', 'coupon'],
  ['stats-chart', 'stats'],
  ['inactive-stats', 'stats'],
  ['sharing', 'sharing'],
  ['socialShare', 'social'],
  ['ad-slot', 'ad'],
  ['header-ads', 'ads'],
  ['user-survey', 'survey'],
  ['tracks', 'tracks'],
])('replaces the name %s, in which content blockers find "%s"', (name, word) => {
  expect(blockedWord(name)).toBe(word);
  expect(blockedWord(neutralName(name))).toBeUndefined();
});

test.each(['failure', 'overrides', 'address-guard', 'downloads', 'soundtrack', 'shared'])(
  'keeps the name %s, which content blockers ignore',
  (name) => {
    expect(blockedWord(name)).toBeUndefined();
    expect(neutralName(name)).toBe(name);
  },
);

test('widgets have names that content blockers ignore', () => {
  const widgets = areaNames.flatMap((area) => readManifest(join(repo, area)).widgets);
  expect(widgets.filter((name) => blockedWord(name))).toEqual([]);
});

/** Matches attributes by which filter lists hide elements. Ignores the IDs `jp-settings-…`, which links of the site use. */
const attributePattern =
  /\b(?:id|testId|class|className|data-[\w-]+)=\{?["'`](?!jp-settings-)([^"'`]*)["'`]|\.dataset\.(\w+)/g;
/** Matches classes and IDs in global style sheets. Classes of CSS modules become hashes. */
const selectorPattern = /[.#]([a-z][\w-]*)/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1));

test('elements have IDs, classes and data attributes that content blockers ignore', () => {
  const folders = ['root-config/src', 'shared/ui', ...areaNames.map((area) => `${area}/src`)];
  const files = [...folders.flatMap((folder) => sourceFiles(repo, folder)), ...phpFiles(repo, 'wordpress/plugin')];
  const markupFiles = files.filter(({ path }) => /\.(tsx|php)$/.test(path) && !path.includes('.test.'));
  expect(markupFiles.length).toBeGreaterThan(100);
  const names = markupFiles.flatMap(({ path, text }) =>
    namesIn(text, attributePattern).map((name) => ({ path, name })),
  );
  const sheets = globalSheets.flatMap((path) =>
    namesIn(readFileSync(join(repo, path), 'utf8'), selectorPattern).map((name) => ({ path, name })),
  );
  expect([...names, ...sheets].filter(({ name }) => name && blockedWord(name))).toEqual([]);
});
