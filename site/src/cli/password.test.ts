import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './options';
import { UsageError } from './usage-error';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-password-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Writes a password file, and returns its path. */
const passwordFile = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const passwordOf = (args: string[], env = {}) => readOptions(args, env, '/repo').password;
const openHost = ['--host', '0.0.0.0'];

test.each([
  ['the option', ['--password', 'correct horse battery'], {}],
  ['a file', ['--password-file', passwordFile('one', 'correct horse battery\n')], {}],
  ['the first line of a file', ['--password-file', passwordFile('two', 'correct horse battery\r\nmore\n')], {}],
  ['the variable', [], { FLIGHTDECK_PASSWORD: 'correct horse battery' }],
  [
    'the option, even if the variable is set',
    ['--password', 'correct horse battery'],
    { FLIGHTDECK_PASSWORD: 'not this one' },
  ],
])('the password comes from %s', (_source, args, env) => {
  expect(passwordOf([...openHost, ...args], env)).toBe('correct horse battery');
  expect(passwordOf(args, env)).toBe('correct horse battery');
});

test.each([
  ['a missing password', [], {}, '--password-file'],
  ['a password of one character', ['--password', 'x'], {}, 'at least 12 characters'],
  ['a password of eleven characters', ['--password', '12345678901'], {}, 'at least 12 characters'],
  ['a short password in a file', ['--password-file', passwordFile('short', 'short\n')], {}, 'at least 12 characters'],
  ['a short password in the variable', [], { FLIGHTDECK_PASSWORD: 'short' }, 'at least 12 characters'],
])('a site that other machines can reach does not start with %s', (_what, args, env, message) => {
  expect(() => passwordOf([...openHost, ...args], env)).toThrow(UsageError);
  expect(() => passwordOf([...openHost, ...args], env)).toThrow(message);
});

test.each([
  [['--password-file', join(folder, 'none')], "Couldn't read"],
  [['--password-file', passwordFile('empty', '\n')], 'The password is empty.'],
  [['--password', ''], 'The password is empty.'],
  [['--password', 'x', '--password-file', passwordFile('both', 'x')], 'not both'],
])('the options %j are refused on any host', (args, message) => {
  for (const allArgs of [args, [...openHost, ...args]]) {
    expect(() => passwordOf(allArgs)).toThrow(UsageError);
    expect(() => passwordOf(allArgs)).toThrow(message);
  }
});

test('a site that only this machine can reach accepts a short password, and starts without one', () => {
  expect(passwordOf(['--password', 'x'])).toBe('x');
  expect(passwordOf([])).toBeUndefined();
  expect(passwordOf([], { FLIGHTDECK_PASSWORD: '' })).toBeUndefined();
});
