import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '../common/browsers';

const repo = join(__dirname, '../../..');
const names: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari',
};

/** The oldest browsers for a message, such as `Chrome 123`. Safari for macOS and for iOS are one item if their versions are equal. */
const browsersText = [
  ...new Set(
    oldestBrowsers(repo).map((query) => {
      const [, browser = '', version = ''] = /^(\S+) >= (\S+)$/.exec(query) ?? [];
      return `${names[browser]} ${version}`;
    }),
  ),
].join(', ');

test.each([
  ['WordPress', 'wordpress/plugin/includes/page/problems.php'],
  ['the test site', 'site/src/pages/dashboard/not-started.ts'],
])('the message of %s names the oldest browsers of package.json', (_host, file) => {
  expect(browsersText).toContain('Chrome ');
  expect(readFileSync(join(repo, file), 'utf8')).toContain(`'${browsersText}'`);
});

test('docs/browsers.md promises the versions of package.json', () => {
  const rows = readFileSync(join(repo, 'docs/browsers.md'), 'utf8').matchAll(/^\| [^|]+ \| `(\w+)` \| ([\d.]+) \|/gm);
  const promised = [...rows].map(([, browser, version]) => `${browser} >= ${version}`);
  expect(promised).toEqual(oldestBrowsers(repo));
});
