import { forgetReads, readsOf, startReads } from './early-reads';

const key = Symbol.for('flightdeck.early.1');
const sent: { readonly url: string; readonly headers: unknown }[] = [];
let currentUser: object | null;
const stored = () => {
  const store: unknown = Reflect.get(globalThis, key);
  return store instanceof Map ? [...store.keys()] : null;
};

beforeEach(() => {
  sent.length = 0;
  currentUser = { isConnected: true, permissions: { manage_modules: true } };
  Reflect.deleteProperty(globalThis, key);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: String(url).replace(/\d{13}$/, 'now'), headers: init?.headers });
    if (currentUser === null) throw new TypeError('Failed to fetch');
    return Response.json({ currentUser });
  });
});

test.each([
  ['pretty', '/wp-json/', '/wp-json/jetpack/v4/connection?_cacheBuster=now'],
  ['plain', '/index.php?rest_route=/', '/index.php?rest_route=/jetpack/v4/connection&_cacheBuster=now'],
])('the first reads go to a %s root with the nonce, then those of the widget', async (_form, root, first) => {
  startReads(root, 'nonce-1', ['site/purchases', 'connection/data']);
  expect(stored()).toEqual(['connection', 'connection/data']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).toEqual(['connection', 'connection/data', 'site/purchases']);
  expect(sent.map(({ headers }) => headers)).toEqual(Array(3).fill({ 'X-WP-Nonce': 'nonce-1' }));
  expect(sent[0]?.url).toBe(first);
});

test.each([
  ['who is not linked', { isConnected: false, permissions: { manage_modules: true } }],
  ['who does not manage the site', { isConnected: true, permissions: { manage_modules: false } }],
  ['of whom nothing is said', {}],
  ['where nothing is answered', null],
])('%s asks for nothing besides', async (_who, user) => {
  currentUser = user;
  startReads('/wp-json/', 'nonce-1', ['site/purchases']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stored()).toEqual(['connection', 'connection/data']);
});

test('where they have left already nothing is sent', () => {
  startReads('/wp-json/', 'nonce-1', []);
  startReads('/wp-json/', 'nonce-2', []);
  expect(sent).toHaveLength(2);
});

test('after a start that failed they are sent anew, with the nonce of the next', () => {
  startReads('/wp-json/', 'nonce-1', []);
  forgetReads();
  startReads('/wp-json/', 'nonce-2', []);
  expect(sent.slice(2).map(({ headers }) => headers)).toEqual(Array(2).fill({ 'X-WP-Nonce': 'nonce-2' }));
});

test('what a widget asks stands in the manifest of its area, conditions left aside', () => {
  const reads = [{ path: 'site/purchases', permission: 'manage_modules' as const }, 'site'];
  const parts = { 'licensing-header': { kind: 'part' as const, reads, shows: [] } };
  const entries = { 'mf-licensing': { manifest: { parts } } };
  expect(readsOf(entries, 'mf-licensing/licensing-header')).toEqual(['site/purchases', 'site']);
  expect(readsOf(entries, 'mf-licensing/licence')).toEqual([]);
  expect(readsOf(entries, 'mf-connection/connection')).toEqual([]);
});
