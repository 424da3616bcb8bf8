import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { runTestSite } from '../testing/test-site';
import { serveSet } from './serve';

const testSite = runTestSite();
let app: Hono;
beforeAll(async () => {
  app = new Hono();
  serveSet(app, testSite.setDir, '/set/');
  writeFileSync(join(testSite.setDir, '../secret.txt'), 'secret');
  mkdirSync(join(testSite.setDir, '.deploy'));
  writeFileSync(join(testSite.setDir, '.deploy/lock'), '{}');
});

const file = '/set/root-config/1.0.0-abcdef01/root.js';
/** Returns the text of a response in this encoding. */
function decode(bytes: Buffer, encoding: string | null): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
}
const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a request with Accept-Encoding "%s" gets the encoding %s, and 304 once it is cached', async (header, encoding) => {
  const reply = await get(file, { 'Accept-Encoding': header });
  expect(reply.headers.get('Content-Encoding')).toBe(encoding);
  expect(reply.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(decode(Buffer.from(await reply.arrayBuffer()), encoding)).toContain('dataset.root');
  const tag = reply.headers.get('ETag') ?? '';
  expect((await get(file, { 'Accept-Encoding': header, 'If-None-Match': tag })).status).toBe(304);
  expect((await get(file, { 'Accept-Encoding': header, 'If-None-Match': '"x"' })).status).toBe(200);
});

test.each(['/set/registry.json', '/set/embed/1/embed.js'])(
  'the file %s, which changes, is revalidated',
  async (path) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe('no-cache');
  },
);

test.each([
  '/set/',
  '/set/root-config',
  '/set/nothing.js',
  '/set/..%2fsecret.txt',
  '/set/%2e%2e/secret.txt',
  '/set/root-config/..%5c..%5csecret.txt',
  '/set/.deploy/lock',
  '/set/%2edeploy/lock',
  '/set/%00',
  '/set/%zz',
])('the path %s is not served', async (path) => {
  expect((await get(path)).status).toBe(404);
});
