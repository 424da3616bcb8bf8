import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Returns Node's request of a call; undefined without a server, as in tests. */
export function incomingOf(c: Context): IncomingMessage | undefined {
  const env: unknown = c.env;
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined;
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/** Returns the IP address of the client; empty without a server. */
export const addressOf = (c: Context) => incomingOf(c)?.socket.remoteAddress ?? '';
