/** @jest-environment ./tools/jest/environment.cjs */
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { knownFiles } from './known-files';

type TextRule = (text: string) => string;
const releaseFolder = 'http://localhost/set/mf-settings/1/';
const devServer = 'http://127.0.0.1:8421/';
const hash = `sha384-${'A'.repeat(64)}`;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  delete pageGlobals().knownFiles;
});

function filesWithFolders() {
  const files = knownFiles();
  files.folders.set(releaseFolder, { 'remote.js': hash });
  files.folders.set(devServer, null);
  return files;
}

test('a file of a release loads with its hash at each attempt', () => {
  for (const url of [`${releaseFolder}remote.js`, `${releaseFolder}remote.js?attempt=2`])
    expect(filesWithFolders().script(url)).toEqual({ url, integrity: hash });
});

test('each retry of a file gets another address, so that the browser does not return an altered file from its cache', () => {
  const files = filesWithFolders();
  const urls = ['remote.js', 'remote.js', 'remote.js?attempt=2', 'remote.js'].map((name) =>
    files.script(releaseFolder + name),
  );
  expect(urls.map(({ url, integrity }) => [url.slice(releaseFolder.length), integrity])).toEqual(
    ['remote.js', 'remote.js?again=2', 'remote.js?attempt=2', 'remote.js?again=3'].map((name) => [name, hash]),
  );
});

test('a file of a development server loads without a hash', () => {
  expect(filesWithFolders().script(`${devServer}search.js`)).toEqual({ url: `${devServer}search.js`, integrity: '' });
});

test.each([
  `${releaseFolder}other.js`,
  `${releaseFolder}constructor`,
  'http://localhost/set/mf-settings/2/remote.js',
  'http://localhost/uploads/remote.js',
  'http://evil.example/remote.js',
  'http://127.0.0.1:9999/remote.js',
  'data:text/javascript,1',
  'blob:http://localhost/1',
  'javascript:1',
])('does not load %s', (url) => {
  expect(new URL(filesWithFolders().script(url).url).protocol).toBe('about:');
});

test('the Trusted Types policy allows only known files, and markup that becomes a separate document', () => {
  const createdPolicies: [string, (url: string) => string][] = [];
  const trustedTypes = {
    createPolicy(name: string, { createScriptURL, createHTML }: Record<'createScriptURL' | 'createHTML', TextRule>) {
      createdPolicies.push([name, createScriptURL]);
      return {
        createScriptURL: (url: string) => `trusted:${createScriptURL(url)}`,
        createHTML: (html: string) => `trusted:${createHTML(html)}`,
      };
    },
  };
  Reflect.set(globalThis, 'trustedTypes', trustedTypes);
  expect(filesWithFolders().script(`${releaseFolder}remote.js`)).toEqual({
    url: `trusted:${releaseFolder}remote.js`,
    integrity: hash,
  });
  expect(knownFiles()).toBe(knownFiles());
  expect(knownFiles().parse('<p>News</p>').body.innerHTML).toBe('trusted:<p>News</p>');
  const [[name, rule] = [], ...others] = createdPolicies;
  expect([name, others]).toEqual(['flightdeck', []]);
  expect(rule?.(`${releaseFolder}remote.js`)).toBe(`${releaseFolder}remote.js`);
  expect(rule?.('http://evil.example/remote.js')).toMatch(/^about:invalid/);
});

test.each([{}, { createPolicy: {} }])(
  'an element with the ID "trustedTypes" does not count as Trusted Types: %j',
  (trustedTypes) => {
    Reflect.set(globalThis, 'trustedTypes', trustedTypes);
    expect(filesWithFolders().script(`${releaseFolder}remote.js`)).toEqual({
      url: `${releaseFolder}remote.js`,
      integrity: hash,
    });
  },
);
