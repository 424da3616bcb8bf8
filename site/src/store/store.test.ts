import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { hashPassword, verifyPassword } from '../auth/passwords';
import { seed } from '../scenarios/scenarios';
import { openDatabase } from './database';
import { openStore } from './store';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a reopened store has all writes', () => {
  const file = join(folder, 'reopened.db');
  const first = openStore(file);
  seed(first, 'free');
  first.options.set('settings', { google: 'abc' });
  first.modules.set('photon', true);
  const token = first.sessions.start(3, 1000);
  const { secret } = first;
  first.close();
  const second = openStore(file);
  expect(second.options.get('settings', v.record(v.string(), v.unknown()), {})).toEqual({ google: 'abc' });
  expect(second.modules.all().has('photon')).toBe(true);
  expect(second.connection.registration()).toEqual({ blogId: 123456789, ownerId: 1 });
  expect(second.sessions.find(token, 2000)?.userId).toBe(3);
  expect(second.secret).toBe(secret);
  second.close();
});

test('a failed write is rolled back with its nested writes', () => {
  const store = openStore(join(folder, 'rolled-back.db'));
  seed(store, 'not-connected');
  expect(() =>
    store.write(() => {
      store.modules.set('photon', true);
      store.write(() => store.connection.register(5));
      throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(store.modules.all().has('photon')).toBe(false);
  expect(store.connection.registration()).toBeNull();
  store.modules.set('photon', true);
  expect(store.modules.all().has('photon')).toBe(true);
  store.close();
});

test('the database uses a write-ahead log with full synchronization', () => {
  const db = openDatabase(join(folder, 'modes.db'));
  expect(db.one(v.object({ journal_mode: v.string() }), 'PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' });
  expect(db.one(v.object({ synchronous: v.number() }), 'PRAGMA synchronous')).toMatchObject({ synchronous: 2 });
  db.close();
});

test('a database that a newer version wrote cannot be opened', () => {
  const file = join(folder, 'newer.db');
  const db = openDatabase(file);
  db.run('INSERT INTO migrations (number, name) VALUES (?, ?)', 99, 'of a newer version');
  db.close();
  expect(() => openDatabase(file)).toThrow('newer version');
});

test('the store has hashes in place of passwords and session tokens', async () => {
  const store = openStore(':memory:');
  seed(store, 'not-connected');
  expect(store.users.passwordOf(1)).toMatch(/^scrypt\$/);
  expect(await verifyPassword('admin', store.users.passwordOf(1))).toBe(true);
  expect(await verifyPassword('admin2', store.users.passwordOf(1))).toBe(false);
  expect(await verifyPassword('', '')).toBe(false);
  expect(hashPassword('x')).not.toBe(hashPassword('x'));
  const token = store.sessions.start(1, 0);
  expect(store.sessions.find(token, 0)?.id).not.toContain(token);
  store.close();
});
