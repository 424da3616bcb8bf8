import { createServer, type RequestListener } from 'node:http';

/** A web server that a test has started. */
export interface LocalServer {
  /** Address, without a slash at the end. */
  readonly url: string;
  /** Closes all connections and stops the server. */
  end(): Promise<void>;
}

/** Starts a web server on a free port of 127.0.0.1. */
export async function startServer(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
