import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketOf } from './database';
import { privateFolder } from './private-folder';

const base = mkdtempSync(join(tmpdir(), 'flightdeck-own-'));
afterAll(() => rmSync(base, { recursive: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('only the user can open the folder of the socket', () => {
  const socket = socketOf('/some/data', base);
  expect(modeOf(join(socket, '..'))).toBe('700');
  expect(socketOf('/some/data', base)).toBe(socket);
  expect(socketOf('/other/data', base)).not.toBe(socket);
});

test('closes a folder that other users can open', () => {
  const folder = join(base, 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  privateFolder(folder);
  expect(modeOf(folder)).toBe('700');
});

test('refuses a symbolic link, a file, and a folder of another user', () => {
  symlinkSync(base, join(base, 'link'));
  writeFileSync(join(base, 'file'), '');
  expect(() => privateFolder(join(base, 'link'))).toThrow('Remove it');
  expect(() => privateFolder(join(base, 'file'))).toThrow('Remove it');
  expect(() => privateFolder(base, 12_345)).toThrow('Remove it');
});
