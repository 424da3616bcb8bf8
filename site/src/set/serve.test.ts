import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
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
