import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optional } from './optional';
import { problemsOf } from './problems';
import { lacking, namedFeatures, oldestVersions } from './support';
import { usedNames } from './used-names';

const repo = join(__dirname, '../../..');
const project = mkdtempSync(join(tmpdir(), 'flightdeck-platform-'));
writeFileSync(join(project, 'package.json'), JSON.stringify({ browserslist: ['chrome >= 110', 'safari >= 16.4'] }));
afterAll(() => rmSync(project, { recursive: true }));

/** Uses every optional name, so that only the problems of a test's own code are left. */
const allOptional = { path: 'all.js', text: Object.keys(optional).join(';') };
const problems = (text: string, folder = project) => problemsOf([allOptional, { path: 'a.js', text }], folder);

describe('names in a script', () => {
  const rows: readonly (readonly [code: string, names: readonly string[]])[] = [
    ['fetch("/a")', ['fetch']],
    ['window.navigation?.navigate("/")', ['window', 'navigation']],
    ['"u">typeof self.cookieStore', ['self', 'cookieStore']],
    ['URL.canParse(a)', ['URL', 'URL.canParse', 'a']],
    ['a.canParse(1)', ['a']],
    ['URL["canParse"]', ['URL']],
    ['import a from "b"; export { a };', ['a']],
  ];
  it.each(rows)('finds those of %s', (code, names) => {
    expect([...usedNames(code)].filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => name !== 'a' && !usedNames(code).has(name))).toEqual([]);
  });
});

describe('support', () => {
  it('reads the oldest versions from package.json', () => {
    expect(oldestVersions(project)).toMatchObject({ chrome: 110, safari: 16.4 });
  });

  it('is documented', () => {
    const guide = readFileSync(join(repo, 'docs/browsers.md'), 'utf8');
    const row = (name: string) => Number(new RegExp(`^\\| ${name} \\| ([\\d.]+) \\|$`, 'm').exec(guide)?.[1]);
    const documented = {
      chrome: row('Chrome'),
      edge: row('Edge'),
      firefox: row('Firefox'),
      safari: row('Safari'),
      safari_ios: row('Safari on iOS'),
    };
    expect(documented).toEqual(oldestVersions(repo));
  });

  it('counts partial support as none', () => {
    // Chrome 103 had it with another error.
    expect(namedFeatures().get('AbortSignal.timeout')?.chrome).toBe(124);
  });

  it('names the browsers that came later', () => {
    const feature = namedFeatures().get('URL.canParse');
    const promised = { chrome: 120, edge: 119, firefox: 115, safari: 16.4, safari_ios: 17 };
    expect(feature && lacking(feature, promised)).toEqual(['edge', 'safari']);
  });
});

describe('problems', () => {
  it('names file, feature and browsers', () => {
    expect(problems('URL.canParse("/")')).toEqual([
      'a.js  URL.canParse is newer than the oldest promised version of chrome, safari',
    ]);
  });

  it('accepts what the promised browsers have', () => expect(problems('URL.canParse("/")', repo)).toEqual([]));
  it('accepts what is optional', () => expect(problems('window.navigation?.addEventListener("a", b)')).toEqual([]));
  it('accepts names of the script itself', () => expect(problems('let checkIn = 1; checkIn += 1')).toEqual([]));

  it('finds an entry that nothing needs any more', () => {
    const [first = '', ...others] = Object.keys(optional);
    expect(problemsOf([{ path: 'a.js', text: others.join(';') }], project)).toEqual([
      `tools/src/platform/optional.ts  no built file uses ${first}`,
    ]);
  });
});
