import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedSettings, storeSetting } from '../facts/settings-values';
import { seed } from '../scenarios/scenarios';
import { openStore } from './store';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a reopened store has all writes, in a file that only its owner can read', () => {
  const file = join(folder, 'reopened.json');
  const first = openStore(file);
  seed(first, 'free');
  first.options.set('settings', { google: 'abc' });
  first.userOptions(3).set('locale', 'de');
  first.modules.set('photon', true);
  const token = first.sessions.start(3, 1000);
  const second = openStore(file);
  expect(storedSettings(second)).toEqual({ google: 'abc' });
  expect(second.modules.all().has('photon')).toBe(true);
  expect(second.connection.registration()).toEqual({ blogId: 123456789, ownerId: 1 });
  expect(second.sessions.find(token, 2000)?.userId).toBe(3);
  expect(second.secret).toBe(first.secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toContain(token);
});

test('a failed write is rolled back with its nested writes', () => {
  const store = openStore(join(folder, 'rolled-back.json'));
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
});

test('a change that cannot be saved is taken back, and the file keeps its content', () => {
  const file = join(folder, 'unsaved.json');
  const store = openStore(file);
  storeSetting(store, 'google', 'before');
  mkdirSync(`${file}.new`);
  expect(() => storeSetting(store, 'google', 'after')).toThrow('EISDIR');
  expect(storedSettings(store)).toEqual({ google: 'before' });
  expect(storedSettings(openStore(file))).toEqual({ google: 'before' });
});

test.each(['', '{"secret":', '[]', '{"secret":"x","extra":1}'])(
  'a file with the content %j is refused and kept',
  (content) => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, content);
    expect(() => openStore(file)).toThrow(/^Couldn't read .*broken\.json: .*To start with a new site, add --reset\.$/s);
    expect(readFileSync(file, 'utf8')).toBe(content);
    expect(existsSync(`${file}.new`)).toBe(false);
  },
);
