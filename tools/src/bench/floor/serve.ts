import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import { compress } from '../../build/publish';
import { baseConfig, outputOf } from '../../build/webpack-base';

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><script defer src="/floor.js"></script></head><body><div id="floor"></div></body></html>';

/** Builds the floor page with the configuration of our other builds. @returns path of the script */
async function build(): Promise<string> {
  const config = baseConfig('flightdeck_floor', 'floor');
  const compiler = webpack({ ...config, entry: { floor: join(import.meta.dirname, 'page.ts') } });
  if (!compiler) throw new Error('webpack could not start.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const file = join(outputOf('floor'), 'floor.js');
  compress(file);
  return file;
}

/** Serves the floor page on a free port. */
export async function serveFloor(): Promise<{ origin: string; file: string; close(): void }> {
  const file = await build();
  const script = readFileSync(`${file}.br`);
  const server = createServer((request, response) => {
    if (request.url === '/floor.js') {
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Content-Encoding': 'br',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      response.end(script);
    } else response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor page has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, file, close: () => server.close() };
}
