/** @jest-environment ./tools/jest/environment.cjs */
import { knownFiles } from './known-files';

const set = 'http://localhost/set/mf-settings/1/';
const server = 'http://127.0.0.1:8421/';
const hash = `sha384-${'A'.repeat(64)}`;

function filled(scope: object = {}) {
  const files = knownFiles(scope);
  files.folders.set(set, { 'remote.js': hash });
  files.folders.set(server, null);
  return files;
}

test('a file of the set loads with its hash at each attempt', () => {
  for (const url of [`${set}remote.js`, `${set}remote.js?attempt=2`])
    expect(filled().script(url)).toEqual({ url, integrity: hash });
});

test('each retry of a file has another address, so that the browser does not return an altered file from its cache', () => {
  const files = filled();
  const urls = ['remote.js', 'remote.js', 'remote.js?attempt=2', 'remote.js'].map((name) => files.script(set + name));
  expect(urls.map(({ url, integrity }) => [url.slice(set.length), integrity])).toEqual(
    ['remote.js', 'remote.js?again=2', 'remote.js?attempt=2', 'remote.js?again=3'].map((name) => [name, hash]),
  );
});

test('a file of a development server loads without a hash', () => {
  expect(filled().script(`${server}search.js`)).toEqual({ url: `${server}search.js`, integrity: '' });
});

test.each([
  `${set}other.js`,
  `${set}constructor`,
  'http://localhost/set/mf-settings/2/remote.js',
  'http://localhost/uploads/remote.js',
  'http://evil.example/remote.js',
  'http://127.0.0.1:9999/remote.js',
  'data:text/javascript,1',
  'blob:http://localhost/1',
  'javascript:1',
])('does not load %s', (url) => {
  expect(new URL(filled().script(url).url).protocol).toBe('about:');
});

test('the Trusted Types policy allows only files of the set', () => {
  const createdPolicies: [string, (url: string) => string][] = [];
  const trustedTypes = {
    createPolicy(name: string, { createScriptURL }: { createScriptURL(url: string): string }) {
      createdPolicies.push([name, createScriptURL]);
      return { createScriptURL: (url: string) => `trusted:${createScriptURL(url)}` };
    },
  };
  const scope = { trustedTypes };
  expect(filled(scope).script(`${set}remote.js`)).toEqual({ url: `trusted:${set}remote.js`, integrity: hash });
  expect(knownFiles(scope)).toBe(knownFiles(scope));
  const [[name, rule] = [], ...others] = createdPolicies;
  expect([name, others]).toEqual(['flightdeck', []]);
  expect(rule?.(`${set}remote.js`)).toBe(`${set}remote.js`);
  expect(rule?.('http://evil.example/remote.js')).toMatch(/^about:invalid/);
});

test.each([{}, { createPolicy: {} }])(
  'an element with the ID "trustedTypes" does not count as Trusted Types: %j',
  (trustedTypes) => {
    expect(filled({ trustedTypes }).script(`${set}remote.js`)).toEqual({ url: `${set}remote.js`, integrity: hash });
  },
);
