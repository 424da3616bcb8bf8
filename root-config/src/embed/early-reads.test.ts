import { readsOf, startReads } from './early-reads';

const key = Symbol.for('flightdeck.early.1');
const sent: { readonly url: string; readonly headers: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  Reflect.deleteProperty(globalThis, key);
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push({ url: String(url).replace(/\d{13}$/, 'now'), headers: init?.headers });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});

test.each([
  ['pretty', '/wp-json/', '/wp-json/jetpack/v4/connection?_cacheBuster=now'],
  ['plain', '/index.php?rest_route=/', '/index.php?rest_route=/jetpack/v4/connection&_cacheBuster=now'],
])(
  'the first reads go to a %s root with the nonce, and one that fails waits for who takes it',
  async (_form, root, first) => {
    startReads(root, 'nonce-1', ['site/purchases', 'connection/data']);
    expect(sent.map(({ headers }) => headers)).toEqual(Array(3).fill({ 'X-WP-Nonce': 'nonce-1' }));
    expect(sent[0]?.url).toBe(first);
    const store: unknown = Reflect.get(globalThis, key);
    expect(store instanceof Map && [...store.keys()]).toEqual(['connection', 'connection/data', 'site/purchases']);
    await expect(store instanceof Map && store.get('site/purchases')).rejects.toThrow('Failed to fetch');
  },
);

test('where they have left already nothing is sent', () => {
  startReads('/wp-json/', 'nonce-1', []);
  startReads('/wp-json/', 'nonce-2', []);
  expect(sent).toHaveLength(2);
});

test('what a widget asks stands in the manifest of its area, conditions left aside', () => {
  const reads = [{ path: 'site/purchases', permission: 'manage_modules' as const }, 'site'];
  const parts = { 'licensing-header': { kind: 'part' as const, reads, shows: [] } };
  const entries = { 'mf-licensing': { manifest: { parts } } };
  expect(readsOf(entries, 'mf-licensing/licensing-header')).toEqual(['site/purchases', 'site']);
  expect(readsOf(entries, 'mf-licensing/licence')).toEqual([]);
  expect(readsOf(entries, 'mf-connection/connection')).toEqual([]);
});
