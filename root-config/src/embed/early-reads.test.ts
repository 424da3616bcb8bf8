/** @jest-environment ./tools/jest/environment.cjs */
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import { forgetReads, readsOf, startReads } from './early-reads';

const sent: { readonly url: string; readonly headers: unknown }[] = [];
/** The user in the answers; null if the site does not respond. */
let currentUser: object | null;
const storedPaths = () => {
  const { earlyReads } = pageGlobals();
  return earlyReads ? [...earlyReads.keys()] : null;
};

beforeEach(() => {
  sent.length = 0;
  currentUser = { isConnected: true, permissions: { manage_modules: true } };
  delete pageGlobals().earlyReads;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: String(url).replace(/\d{13}$/, 'now'), headers: init?.headers });
    if (currentUser === null) throw new TypeError('Failed to fetch');
    return Response.json({ currentUser });
  });
});

test.each([
  ['with pretty permalinks', '/wp-json/', '/wp-json/jetpack/v4/connection?_cacheBuster=now'],
  ['with plain permalinks', '/index.php?rest_route=/', '/index.php?rest_route=/jetpack/v4/connection&_cacheBuster=now'],
  ['with blanks around it', ' /wp-json/\n', '/wp-json/jetpack/v4/connection?_cacheBuster=now'],
])(
  'sends the first reads, then those of the widget, each with the nonce, to a REST root %s',
  async (_form, root, first) => {
    startReads(root, 'nonce-1', ['site/purchases', 'connection/data']);
    expect(storedPaths()).toEqual(['connection', 'connection/data']);
    await new Promise((resolve) => setTimeout(resolve));
    expect(storedPaths()).toEqual(['connection', 'connection/data', 'site/purchases']);
    expect(sent.map(({ headers }) => headers)).toEqual(Array(3).fill({ 'X-WP-Nonce': 'nonce-1' }));
    // A complete address, which no `<base>` of the page changes.
    expect(sent[0]?.url).toBe(location.origin + first);
  },
);

test.each([
  ['the user is not linked', { isConnected: false, permissions: { manage_modules: true } }],
  ['the user does not manage the site', { isConnected: true, permissions: { manage_modules: false } }],
  ['the response has no data of the user', {}],
  ['the site does not respond', null],
])('sends no further reads when %s', async (_what, user) => {
  currentUser = user;
  startReads('/wp-json/', 'nonce-1', ['site/purchases']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(storedPaths()).toEqual(['connection', 'connection/data']);
});

test('sends nothing if the reads were already sent', () => {
  startReads('/wp-json/', 'nonce-1', []);
  startReads('/wp-json/', 'nonce-2', []);
  expect(sent).toHaveLength(2);
});

test('sends the reads again after a failed start, with the new nonce', () => {
  startReads('/wp-json/', 'nonce-1', []);
  forgetReads();
  startReads('/wp-json/', 'nonce-2', []);
  expect(sent.slice(2).map(({ headers }) => headers)).toEqual(Array(2).fill({ 'X-WP-Nonce': 'nonce-2' }));
});

test("takes a widget's reads from the manifest of its area, without their conditions", () => {
  const reads = [{ path: 'site/purchases', permission: 'manage_modules' as const }, 'site'];
  const parts = { 'licensing-header': { kind: 'part' as const, reads, shows: [] } };
  const entries = { 'mf-licensing': { manifest: { parts } } };
  expect(readsOf(entries, 'mf-licensing/licensing-header')).toEqual(['site/purchases', 'site']);
  expect(readsOf(entries, 'mf-licensing/licence')).toEqual([]);
  expect(readsOf(entries, 'mf-connection/connection')).toEqual([]);
});

test('sends nothing after the start of a session, whose site may be another one', () => {
  pageGlobals().links = { origins: [], redirect: '', rawUrl: 'site.example' };
  startReads('/wp-json/', 'nonce-1', []);
  expect(sent).toEqual([]);
  delete pageGlobals().links;
});
