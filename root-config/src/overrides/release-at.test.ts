import nock from 'nock';
import { releaseAt } from './release-at';

const origin = 'https://next.example';
const entry = {
  base: 'mf-settings/0.2.0-bb/',
  version: '0.2.0-bb',
  files: { 'remote.js': `sha384-${'A'.repeat(64)}` },
  entry: 'remote.js',
  container: 'flightdeck_mf_settings',
  manifest: { name: 'mf-settings', parts: {}, widgets: [], needs: {} },
  chunks: {},
};
const serve = (status: number, body: unknown) =>
  nock(origin)
    .get('/registry.json')
    .reply(status, typeof body === 'string' ? body : JSON.stringify(body));

beforeEach(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

test('returns the entry of the area, with its folder on the same origin', async () => {
  serve(200, { protocol: 1, root: {}, areas: { 'mf-settings': entry } });
  await expect(releaseAt(origin, 'mf-settings')).resolves.toEqual({
    ...entry,
    manifest: expect.objectContaining({ name: 'mf-settings' }),
    origin: 'https://next.example/mf-settings/0.2.0-bb/',
  });
});

test.each([
  ['no set', 404, ''],
  ['a page instead of a set', 200, '<!doctype html>'],
  ['a set of another shape', 200, { areas: { 'mf-settings': { ...entry, base: 5 } } }],
  ['a set without the area', 200, { areas: {} }],
  [
    'a set with a folder on another host',
    200,
    { areas: { 'mf-settings': { ...entry, base: 'https://evil.example/x/' } } },
  ],
  [
    'a set that names a development server',
    200,
    { areas: { 'mf-settings': { ...entry, origin: 'http://127.0.0.1:8421/' } } },
  ],
  ['a set without hashes', 200, { areas: { 'mf-settings': { ...entry, files: {} } } }],
  [
    'a set without a hash for one file',
    200,
    { areas: { 'mf-settings': { ...entry, chunks: { security: ['security.js'] } } } },
  ],
  [
    'a set with a folder on another host, in an address without a scheme',
    200,
    { areas: { 'mf-settings': { ...entry, base: '//evil.example/' } } },
  ],
])('rejects if the origin has %s', async (_what, status, body) => {
  serve(status, body);
  await expect(releaseAt(origin, 'mf-settings')).rejects.toThrow();
});
