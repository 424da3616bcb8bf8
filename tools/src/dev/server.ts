import type { IncomingMessage } from 'node:http';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { whenNpmEnds } from '../setup/parent.mjs';

const host = '127.0.0.1';

/** Returns headers that let only pages from this machine load files, because the server serves source code. */
function headers({ headers: { origin } }: IncomingMessage): Record<string, string> {
  const isLocal =
    origin !== undefined && URL.canParse(origin) && ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname);
  return { 'Cache-Control': 'no-store', Vary: 'Origin', ...(isLocal && { 'Access-Control-Allow-Origin': origin }) };
}

export interface DevServer {
  readonly compiler: Compiler;
  /** Address of the server, ending in a slash. */
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Returns a development server with live reload. It has no hot module replacement, which would need a development build of
 * React in the page, and `eval`, which our CSP forbids.
 */
export function devServer(config: Configuration, port: number): DevServer {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack could not start.');
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: false,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      allowedHosts: [host, 'localhost'],
      headers,
      // The page can come from another server, so it needs the socket's full address.
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://${host}:${port}/ws` },
      devMiddleware: { stats: 'errors-warnings' },
    },
    compiler,
  );
  return { compiler, url: `http://${host}:${port}/`, start: () => server.start(), stop: () => server.stop() };
}

/**
 * Stops the server and ends the process on Ctrl+C and on `kill`, even when npm started the process.
 * @param beforeStop called before the server stops, and again on each further signal
 */
export function stopOnSignal(server: DevServer, beforeStop: () => void = () => {}): void {
  let isStopping = false;
  const stop = () => {
    beforeStop();
    // A second Ctrl+C does not wait for the server.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  whenNpmEnds(stop);
}
