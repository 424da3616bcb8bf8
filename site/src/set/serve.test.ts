import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { startTestSite, type TestSite } from '../testing/test-site';
import { serveSet } from './serve';

let site: TestSite;
let app: Hono;
beforeAll(async () => {
  site = await startTestSite();
  app = new Hono();
  app.get('/set/*', serveSet(site.setDir, '/set/'));
  writeFileSync(join(site.setDir, '../secret.txt'), 'secret');
  mkdirSync(join(site.setDir, '.deploy'));
  writeFileSync(join(site.setDir, '.deploy/lock'), '{}');
  symlinkSync(join(site.setDir, '../secret.txt'), join(site.setDir, 'link.txt'));
});
afterAll(() => site.close());

const file = '/set/root-config/1.0.0-abcdef01/root.js';
/** Returns the text of a response in this encoding. */
function decode(bytes: Buffer, encoding: string | null): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
}
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  ['', null],
])('a request with Accept-Encoding "%s" gets the encoding %s', async (header, encoding) => {
  const reply = await get(file, { 'Accept-Encoding': header });
  expect(reply.headers.get('Content-Encoding')).toBe(encoding);
  expect(reply.headers.get('Vary')).toBe('Accept-Encoding');
  expect(reply.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(decode(Buffer.from(await reply.arrayBuffer()), encoding)).toContain('dataset.root');
});

test('a file that the browser has cached gets 304, separately for each encoding', async () => {
  const uncompressedTag = (await get(file)).headers.get('ETag') ?? '';
  const compressedTag = (await get(file, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
  expect(uncompressedTag).toMatch(/^"[\w-]+"$/);
  expect(compressedTag).not.toBe(uncompressedTag);
  const revalidated = await get(file, { 'If-None-Match': `"x", W/${uncompressedTag}` });
  expect([revalidated.status, await revalidated.text(), revalidated.headers.get('ETag')]).toEqual([
    304,
    '',
    uncompressedTag,
  ]);
  expect((await get(file, { 'If-None-Match': compressedTag })).status).toBe(200);
});

test('files of a release are cached for a year, and other files are revalidated', async () => {
  expect((await get(file)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/set/registry.json')).headers.get('Cache-Control')).toBe('no-cache');
  expect((await get('/set/embed/1/embed.js')).headers.get('Cache-Control')).toBe('no-cache');
});

test('a changed file has another ETag', async () => {
  const before = (await get('/set/registry.json')).headers.get('ETag');
  writeFileSync(join(site.setDir, 'registry.json'), '{}');
  expect((await get('/set/registry.json')).headers.get('ETag')).not.toBe(before);
});

test.each([
  `${file}.br`,
  `${file}.gz`,
  '/set/',
  '/set/root-config',
  '/set/nothing.js',
  '/set/..%2fsecret.txt',
  '/set/%2e%2e/secret.txt',
  '/set/root-config/..%5c..%5csecret.txt',
  '/set/link.txt',
  '/set/.deploy/lock',
  '/set/%2edeploy/lock',
  '/set/%00',
  '/set/%zz',
])('the path %s is not served', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a path with a ".." segment, which browsers resolve before they send it, is not found', async () => {
  const { hostname, port } = new URL(site.url);
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.end(
        `GET /wp-content/plugins/flightdeck/set/../secret.txt HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`,
      ),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(reply).toMatch(/^HTTP\/1\.1 404/);
});
