/** @jest-environment ./tools/jest/environment.cjs */
import { scriptPolicy } from './trusted-script';

const list = ['http://127.0.0.1:8421'];

test.each(['http://localhost/set/x.js', '/set/x.js', 'http://127.0.0.1:8421/remote.js'])(
  '%s may become a script',
  (url) => {
    expect(scriptPolicy(list, {})(url)).toBe(url);
  },
);

test.each([
  'http://evil.example/x.js',
  'http://127.0.0.1:9999/x.js',
  'data:text/javascript,1',
  'blob:http://localhost/1',
  'javascript:1',
])('%s may not', (url) => {
  expect(() => scriptPolicy(list, {})(url)).toThrow(TypeError);
});

test('where the browser enforces it, our one policy makes the address', () => {
  const names: string[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
      names.push(name);
      return { createScriptURL: (url: string) => `trusted:${rules.createScriptURL(url)}` };
    },
  };
  expect(scriptPolicy(list, { trustedTypes })('/x.js')).toBe('trusted:/x.js');
  expect(names).toEqual(['flightdeck']);
});
