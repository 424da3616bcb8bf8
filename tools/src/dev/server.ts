import type { IncomingMessage } from 'node:http';
import type { Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

const host = '127.0.0.1';

/** Returns headers that let only pages from this machine load files, because the server serves source code. */
function headers({ headers: { origin } }: IncomingMessage): Record<string, string> {
  const isLocal =
    origin !== undefined && URL.canParse(origin) && ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname);
  return { 'Cache-Control': 'no-store', Vary: 'Origin', ...(isLocal && { 'Access-Control-Allow-Origin': origin }) };
}

/**
 * Returns a development server with live reload, which also ends the process on Ctrl+C and `kill`. It has no hot module replacement, which would need a development build of
 * React in the page, and `eval`, which our CSP forbids.
 */
export const devServer = (compiler: Compiler, port: number): WebpackDevServer =>
  new WebpackDevServer(
    {
      host,
      port,
      hot: false,
      liveReload: true,
      static: false,
      allowedHosts: [host, 'localhost'],
      headers,
      // The page can come from another server, so it needs the socket's full address.
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://${host}:${port}/ws` },
      devMiddleware: { stats: 'errors-warnings' },
    },
    compiler,
  );
