import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import webpack from 'webpack';
import { compress } from '../../build/publish';
import { baseConfig, outputOf } from '../../build/webpack-base';

const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baseline</title><script defer src="/baseline.js"></script></head><body><div id="baseline"></div></body></html>';

/** Builds the script of the baseline page with the configuration of our other builds. @returns its path */
async function build(): Promise<string> {
  const config = baseConfig('flightdeck_baseline', 'baseline');
  const compiler = webpack({ ...config, entry: { baseline: join(import.meta.dirname, 'page.ts') } });
  if (!compiler) throw new Error('webpack could not start.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const file = join(outputOf('baseline'), 'baseline.js');
  compress(file);
  return file;
}

/** A running server of the baseline page. */
interface BaselineServer {
  readonly origin: string;
  /** Path of the script on disk; its brotli copy is beside it. */
  readonly file: string;
  close(): void;
}

/** Builds the baseline page, and serves it on a free port. */
export async function serveBaseline(): Promise<BaselineServer> {
  const file = await build();
  const script = readFileSync(`${file}.br`);
  const server = createServer((request, response) => {
    if (request.url === '/baseline.js') {
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Content-Encoding': 'br',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
      response.end(script);
    } else response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of the baseline page has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, file, close: () => server.close() };
}
