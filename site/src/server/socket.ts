import { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Node's request behind a call; undefined when the app is called without a server, as tests do. */
export function incomingOf(c: Context): IncomingMessage | undefined {
  const env: unknown = c.env;
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return undefined;
  return env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}

/** Address of the machine that called; empty when the app is called without a server. */
export const addressOf = (c: Context) => incomingOf(c)?.socket.remoteAddress ?? '';
