import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '../../common/browsers';
import { lackingBrowsers, oldestVersions, readSupport } from './compat';
import { scriptSections, sheetSections } from './data-sections';
import { platform } from './platform';

const repo = join(__dirname, '../../../..');
const versions = oldestVersions(['chrome >= 120', 'safari >= 17.0']);
const scripts = readSupport(scriptSections);
const sheets = readSupport(sheetSections);

const problemsOf = (path: string, text: string, optional: Readonly<Record<string, string>> = {}) =>
  platform({ versions, scripts, sheets, optional })
    .run([{ path, text }])
    .map(({ problem }) => problem);

test.each([
  ['a method', 'shared/a.ts', 'element.checkVisibility();', 'method checkVisibility is missing in safari 17.0'],
  ['a global', 'shared/a.ts', 'requestIdleCallback(run);', 'global requestIdleCallback is missing in safari 17.0'],
  [
    'a check for a global',
    'mf-a/a.ts',
    "if ('navigation' in window) go();",
    'global navigation is missing in safari 17.0',
  ],
  ['a constructor', 'shared/a.ts', 'new CloseWatcher();', 'global CloseWatcher is missing in chrome 120, safari 17.0'],
  ['a static method', 'shared/a.ts', 'Promise.try(run);', 'method try is missing in chrome 120, safari 17.0'],
  [
    'a CSS function',
    'shared/a.css',
    '.a { color: light-dark(red, blue); }',
    'light-dark is missing in chrome 120, safari 17.0',
  ],
  [
    'a CSS property',
    'shared/a.css',
    '.a {\n  field-sizing: content;\n}',
    'field-sizing is missing in chrome 120, safari 17.0',
  ],
  ['an at-rule', 'shared/a.css', '@starting-style { }', 'starting-style is missing in safari 17.0'],
])('refuses %s that an old browser lacks', (_what, path, text, expected) => {
  expect(problemsOf(path, text)).toContain(expected);
});

test.each([
  ['features that all browsers have', 'shared/a.ts', 'element.showPopover(); structuredClone(a); list.findLast(test);'],
  ['styles that all browsers have', 'shared/a.css', '@container fd (width < 480px) { .a:has(b) { inset-inline: 0; } }'],
  ['names in comments of style sheets', 'shared/a.css', '/* light-dark() is too young */'],
  ['newer features in tests', 'shared/a.test.ts', 'requestIdleCallback(run);'],
  ['newer features in code of the server', 'site/src/a.ts', 'requestIdleCallback(run);'],
])('accepts %s', (_what, path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});

test('accepts a feature with a fallback, and refuses a fallback that is not needed', () => {
  const optional = { 'global requestIdleCallback': 'a timer' };
  expect(problemsOf('shared/a.ts', 'requestIdleCallback(run);', optional)).toEqual([]);
  expect(problemsOf('shared/a.ts', 'run();', optional)).toEqual([
    'global requestIdleCallback no longer needs a fallback',
  ]);
});

test('compares versions by number', () => {
  const since = (version: string) => lackingBrowsers([{ chrome: version, safari: '9' }], versions);
  expect(since('99')).toEqual([]);
  expect(since('120.0')).toEqual([]);
  expect(since('120.1')).toEqual(['chrome 120']);
  expect(since('≤80')).toEqual([]);
});

test('refuses a list without the name of a browser and its oldest version', () => {
  expect(() => oldestVersions(['last 2 versions'])).toThrow('"last 2 versions" does not name a browser');
});

test('docs/browsers.md promises the versions of package.json', () => {
  const rows = readFileSync(join(repo, 'docs/browsers.md'), 'utf8').matchAll(/^\| [^|]+ \| `(\w+)` \| ([\d.]+) \|/gm);
  const promised = [...rows].map(([, browser, version]) => `${browser} >= ${version}`);
  expect(promised).toEqual(oldestBrowsers(repo));
});
