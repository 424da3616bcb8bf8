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

/** Returns the port of an option `--port`, or the default port without the option. @throws Error for an invalid port */
export function portOf(value: string | undefined, defaultPort: number): number {
  const port = Number(value ?? defaultPort);
  // The limit is below 65535, because `freePort` also tries the next 99 ports.
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`--port must be a number from 1 to 65000, not "${value}".`);
  return port;
}
