import { failure } from '../areas/failure';
import { stackFrames, stackOf } from './stack-frames';

const setUrl = 'https://site.example/wp-content/plugins/flightdeck/set';
const releaseFolder = 'mf-settings/0.3.0-5e6f7a8b';

/** Stacks of one error by browser, and one with queries after the file names. */
const stacks = {
  Chromium: `TypeError: x is not a function
    at Firewall (${setUrl}/${releaseFolder}/security.js:2:20345)
    at async ${setUrl}/root-config/1.1.0-02602cef/libraries.js:2:991`,
  Firefox: `Firewall@${setUrl}/${releaseFolder}/security.js:2:20345\n@${setUrl}/root-config/1.1.0-02602cef/libraries.js:2:991\n`,
  Safari: `Firewall@${setUrl}/${releaseFolder}/security.js:2:20345\n[native code]\n${setUrl}/root-config/1.1.0-02602cef/libraries.js:2:991`,
  'Chromium with queries after the file names': `Error
    at Firewall (${setUrl}/${releaseFolder}/security.js?ver=1.2&token=a1b2:2:20345)
    at ${setUrl}/root-config/1.1.0-02602cef/libraries.js?nonce=9f:2:991`,
};

const errorWith = (stack: string, message = 'x is not a function') => Object.assign(new Error(message), { stack });
const positions = [`${releaseFolder}/security.js:2:20345`, 'root-config/1.1.0-02602cef/libraries.js:2:991'];

test.each(Object.entries(stacks))('reads the stack of %s', (_name, stack) => {
  expect(stackOf(errorWith(stack))).toEqual(positions);
});

test.each([
  [`${releaseFolder}/security.js`, 'has no position'],
  [`${setUrl}/mf-settings/security.js:1:2`, 'has no version'],
  ['https://site.example/wp-includes/js/jquery/jquery.js:1:2', 'is a file of the host'],
  ['https://site.example/users/jo/1.0/mail.js:1:2', 'is in a folder that is not an area'],
  [`${setUrl}/mf-settings/1.0.0-5e6f7a8b/a1b2c3d4e5f6a7b8c9d0.js:1:2`, 'has a file name that may be a key'],
])('leaves out %s, which %s', (line) => {
  expect(stackFrames(line)).toEqual([]);
});

test('reads a long line without positions in linear time', () => {
  const start = performance.now();
  expect(stackFrames('mf-a/1/a.js?/'.repeat(60_000))).toEqual([]);
  // It takes 0.1 s; in quadratic time, it would take more than a minute. The limit allows for a busy machine.
  expect(performance.now() - start).toBeLessThan(15_000);
});

test('returns the positions of the innermost cause that has any', () => {
  const cause = errorWith(stacks.Chromium);
  const outer = failure('area-start', 'It failed.', {
    cause: Object.assign(new Error('Again.', { cause }), { stack: '' }),
  });
  outer.stack = `Error: It failed.\n    at load (${setUrl}/root-config/1.1.0-02602cef/main.js:2:5)`;
  expect(stackOf(outer)).toEqual(positions);
  cause.stack = 'Error: in the host page\n    at https://other.example/app.js:1:1';
  expect(stackOf(outer)).toEqual(['root-config/1.1.0-02602cef/main.js:2:5']);
});

test('ignores positions in the message, and values that are not errors', () => {
  const message = `Failed:\n    at ${setUrl}/mf-settings/1.0.0/secret.js:1:1`;
  expect(stackOf(errorWith(`Error: ${message}\n    at ${setUrl}/${releaseFolder}/security.js:2:7`, message))).toEqual([
    `${releaseFolder}/security.js:2:7`,
  ]);
  for (const value of [undefined, null, 'text', { stack: stacks.Firefox }]) expect(stackOf(value)).toEqual([]);
});

test('stops at an error that is its own cause', () => {
  const error = errorWith(stacks.Firefox);
  error.cause = error;
  expect(stackOf(error)).toEqual(positions);
});

test('returns at most the first six positions', () => {
  const lines = Array.from({ length: 9 }, (_, line) => `    at ${setUrl}/${releaseFolder}/area.js:${line + 1}:1`);
  expect(stackOf(errorWith(`Error\n${lines.join('\n')}`))).toHaveLength(6);
});
