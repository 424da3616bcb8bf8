import { createServer } from 'node:net';

/** Returns whether no program listens on a port. */
export const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Returns the first free port, from the requested one upwards.
 * @throws Error when that port and the next 99 are in use
 */
export async function freePort(from: number, host = '127.0.0.1'): Promise<number> {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port, host)) return port;
  throw new Error(`No port from ${from} to ${from + 99} is free on ${host}. Choose another one with --port.`);
}
