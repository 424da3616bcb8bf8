import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeSetting } from '../facts/settings-values';
import { seed } from '../scenarios/scenarios';
import { register } from './connection';
import { findSession, startSession } from './sessions';
import { openStore } from './store';

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a reopened store has all writes, in a file that only its owner can read', () => {
  const file = join(folder, 'reopened.json');
  const first = openStore(file);
  seed(first, 'free');
  first.change({ settings: { google: 'abc' } });
  first.changeUser(3, { locale: 'de' });
  const token = startSession(first, 3, 1000);
  const second = openStore(file);
  expect(second.state).toEqual(first.state);
  expect(second.state).toMatchObject({ settings: { google: 'abc' }, users: { 3: { locale: 'de' } } });
  expect(second.state.registration).toEqual({ blogId: 123456789, ownerId: 1 });
  expect(findSession(second, token, 2000)?.userId).toBe(3);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a failed write is rolled back with its nested writes', () => {
  const store = openStore(join(folder, 'rolled-back.json'));
  seed(store, 'not-connected');
  expect(() =>
    store.write(() => {
      store.change({ modules: ['photon'] });
      store.write(() => register(store));
      throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(store.state.modules.includes('photon')).toBe(false);
  expect(store.state.registration).toBeNull();
  store.change({ modules: ['photon'] });
  expect(store.state.modules.includes('photon')).toBe(true);
});

test('a change that cannot be saved is taken back, and the file keeps its content', () => {
  const file = join(folder, 'unsaved.json');
  const store = openStore(file);
  storeSetting(store, 'google', 'before');
  mkdirSync(`${file}.new`);
  expect(() => storeSetting(store, 'google', 'after')).toThrow('EISDIR');
  expect(store.state.settings).toEqual({ google: 'before' });
  expect(openStore(file).state.settings).toEqual({ google: 'before' });
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
