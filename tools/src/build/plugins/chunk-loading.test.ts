/** @jest-environment ./tools/jest/environment.cjs */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { pageGlobals } from '@flightdeck/shared/contracts/page';
import webpack from 'webpack';
import { baseConfig } from '../webpack-base';
import { chunkLoading } from './chunk-loading';

const out = mkdtempSync(join(tmpdir(), 'chunk-loading-'));
const releaseFolder = 'https://site.example/set/mf-extra/1.0.0-aa/';
let code = '';

beforeAll(async () => {
  // webpack needs this function, which jsdom lacks.
  Reflect.set(globalThis, 'setImmediate', setImmediate);
  writeFileSync(join(out, 'chunk.js'), 'export default 1;');
  // The build gives a chunk named `coupon` a neutral file name: `part-…` (blocked-names.ts).
  writeFileSync(
    join(out, 'main.js'),
    `globalThis.load = () => import(/* webpackChunkName: "coupon" */ './chunk').catch(({ name }) => name);`,
  );
  const base = baseConfig('test_build', 'test');
  const compiler = webpack({
    ...base,
    context: out,
    entry: { main: join(out, 'main.js') },
    output: { ...base.output, path: join(out, 'out') },
    module: {},
    cache: false,
    plugins: [...(base.plugins ?? []), chunkLoading('test_build')],
  });
  if (!compiler) throw new Error('webpack could not start.');
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  code = readFileSync(join(out, 'out', 'main.js'), 'utf8');
});
afterAll(() => rmSync(out, { recursive: true }));

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<script src="https://ads.example/foreign/last.js"></script>';
  pageGlobals().folders = new Map();
  const script = (url: string) => ({ url, integrity: '' });
  pageGlobals().knownFiles = { folders: new Map(), script, parse: () => document };
});

/**
 * Loads a chunk. The code of the build runs without a script element, as on a page with an optimizer.
 * @returns address of the chunk, and a function that makes its script fail and returns the name of the error
 */
function loadChunk(): { readonly address: string; readonly fail: () => Promise<unknown> } {
  const load: unknown = Reflect.get(globalThis, 'load');
  const ended = typeof load === 'function' ? load() : undefined;
  const script = document.head.querySelector('script');
  return {
    address: script?.src ?? '',
    fail: () => {
      script?.dispatchEvent(new Event('error'));
      return ended;
    },
  };
}

test('chunks come from the folder that the loader names, not from the folder of the last script in the document', async () => {
  new Function(code)();
  pageGlobals().folders?.set('test_build', releaseFolder);
  const { address, fail } = loadChunk();
  expect(address).toBe(releaseFolder + readdirSync(join(out, 'out')).find((name) => name.startsWith('part-')));
  expect(await fail()).toBe('ChunkLoadError');
});

test('a running release keeps its folder when another release of the area starts', async () => {
  new Function(code)();
  pageGlobals().folders?.set('test_build', releaseFolder);
  await loadChunk().fail();
  pageGlobals().folders?.set('test_build', 'https://site.example/set/mf-extra/0.9.0-bb/');
  expect(loadChunk().address).toContain(releaseFolder);
});
