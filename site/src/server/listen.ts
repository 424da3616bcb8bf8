import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { UsageError } from '../cli/usage-error';

/** Address on which site and provider listen: only this machine can reach it. */
export const host = '127.0.0.1';

/** A server that listens on a port. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves an app on a port.
 * @param port 0 for any free port
 * @param option command line option that sets the port, for error messages
 * @throws UsageError if the port is in use or cannot be opened
 */
export const listen = (app: Hono, port: number, option: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    // Only clients close idle connections. If the server closes one while a client sends a request on it, the request fails.
    const serverOptions = { keepAliveTimeout: 0 };
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, (address) =>
      resolve({ port: address.port, close: () => close(server) }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, option)));
  });

/** Returns an error that tells the user what to do; for an unknown code, the same error. */
function explain(error: NodeJS.ErrnoException, port: number, option: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port with ${option}.`,
    );
  }
  if (error.code === 'EACCES')
    return new UsageError(`Port ${port} can't be opened. Choose another one with ${option}.`);
  return error;
}

/** Closes a server. Does not wait for keep-alive connections or for responses that a fault delays. */
function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
