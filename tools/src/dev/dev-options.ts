import { parseArgs } from 'node:util';

export interface DevOptions {
  /** First port to try. */
  readonly port: number;
  readonly names: readonly string[];
}

/**
 * Parses the command line of a development server.
 * @throws Error that lists the options
 */
export function devOptions(args: readonly string[], defaultPort: number): DevOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' } },
    allowPositionals: true,
  });
  const port = Number(values.port ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`--port must be a number from 1 to 65000, not "${values.port}".`);
  return { port, names: positionals };
}
