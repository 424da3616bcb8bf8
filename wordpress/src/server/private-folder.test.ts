import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { databaseSocket } from './database';
import { ensurePrivateFolder } from './private-folder';

const base = mkdtempSync(join(tmpdir(), 'flightdeck-private-'));
afterAll(() => rmSync(base, { recursive: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('each data folder has a separate folder for its socket, which only the user can open', () => {
  const socket = databaseSocket('/some/data', base);
  ensurePrivateFolder(dirname(socket));
  expect(modeOf(dirname(socket))).toBe('700');
  expect(databaseSocket('/some/data', base)).toBe(socket);
  expect(databaseSocket('/other/data', base)).not.toBe(socket);
});

test('restricts an existing folder to the user', () => {
  const folder = join(base, 'open');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  ensurePrivateFolder(folder);
  expect(modeOf(folder)).toBe('700');
});

test('refuses a symbolic link, a file, and a folder of another user', () => {
  symlinkSync(base, join(base, 'link'));
  writeFileSync(join(base, 'file'), '');
  expect(() => ensurePrivateFolder(join(base, 'link'))).toThrow('Remove it');
  expect(() => ensurePrivateFolder(join(base, 'file'))).toThrow('Remove it');
  expect(() => ensurePrivateFolder(base, 12_345)).toThrow('Remove it');
});
