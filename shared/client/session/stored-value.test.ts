/** @jest-environment ./tools/jest/environment.cjs */
import { storedValue } from '@flightdeck/shared/session';
import { startTestSession } from '../../testing/test-session';

const isText = (stored: unknown) => typeof stored === 'string';
const network = 'https://network.example';

const logIn = (userId: number, root: string) =>
  startTestSession(({ initial, userConnection }) => {
    Object.assign(initial, { WP_API_root: root, adminUrl: new URL('../wp-admin/', root).href });
    userConnection.currentUser = { ...userConnection.currentUser, id: userId };
  });

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await logIn(1, `${network}/a/wp-json/`);
});

test.each([
  ['tab', sessionStorage, localStorage],
  ['browser', localStorage, sessionStorage],
] as const)('stores a value for the %s, and removes it', (lifetime, used, other) => {
  const value = storedValue('note', lifetime, isText);
  expect(value.read()).toBeNull();
  value.write('x');
  expect([value.read(), used.length, other.length]).toEqual(['x', 1, 0]);
  value.write(null);
  expect([value.read(), used.length]).toEqual([null, 0]);
});

test.each([
  ['another site of the network', 1, '/b/wp-json/'],
  ['another site whose REST API is a parameter', 1, '/?rest_route=/'],
  ['another user of the site', 2, '/a/wp-json/'],
])('%s has a separate value', async (_who, userId, root) => {
  const value = storedValue('note', 'browser', isText);
  value.write('mine');
  await logIn(userId, network + root);
  expect(value.read()).toBeNull();
  value.write('theirs');
  await logIn(1, `${network}/a/wp-json/`);
  expect(value.read()).toBe('mine');
});

test.each(['{', '7', 'null', '[]', ''])('reads no value from the invalid item %s', (item) => {
  const value = storedValue('note', 'browser', isText);
  value.write('x');
  localStorage.setItem(localStorage.key(0) ?? '', item);
  expect(value.read()).toBeNull();
});

test('in a browser that blocks storage, a value lasts until the page closes', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const value = storedValue('note', 'browser', isText);
  expect(value.read()).toBeNull();
  value.write('x');
  expect(value.read()).toBe('x');
  value.write(null);
  expect(value.read()).toBeNull();
  storage.mockRestore();
});

test('while storage is full, a value replaces the stored one until the page closes', () => {
  const value = storedValue('note', 'browser', isText);
  value.write('earlier');
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  value.write('later');
  expect(value.read()).toBe('later');
  set.mockRestore();
  value.write('last');
  expect([value.read(), Object.values({ ...localStorage })]).toEqual(['last', ['"last"']]);
});
