import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketOf } from './database';
import { ownFolder } from './own-folder';

const base = mkdtempSync(join(tmpdir(), 'flightdeck-own-'));
afterAll(() => rmSync(base, { recursive: true }));
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('the folder of the socket can be opened by its owner alone', () => {
  const socket = socketOf('/some/data', base);
  expect(mode(join(socket, '..'))).toBe('700');
  expect(socketOf('/some/data', base)).toBe(socket);
  expect(socketOf('/other/data', base)).not.toBe(socket);
});

test('a folder that others can open is closed to them', () => {
  const folder = join(base, 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  ownFolder(folder);
  expect(mode(folder)).toBe('700');
});

test('a link, a file or the folder of another user in its place is refused', () => {
  symlinkSync(base, join(base, 'link'));
  writeFileSync(join(base, 'file'), '');
  expect(() => ownFolder(join(base, 'link'))).toThrow('Remove it');
  expect(() => ownFolder(join(base, 'file'))).toThrow('Remove it');
  expect(() => ownFolder(base, 12_345)).toThrow('Remove it');
});
