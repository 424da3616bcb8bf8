import { commandLine } from '../setup/command-line';

export interface DevOptions {
  /** First port to try. */
  readonly port: number;
  /** Arguments that are not options, such as the name of an area. */
  readonly names: readonly string[];
}

/**
 * Returns the options of a development server. Ends the process for `--help` and for an unknown option.
 * @throws Error for an invalid port
 */
export function devOptions(help: string, defaultPort: number): DevOptions {
  const { values, positionals } = commandLine(help, { options: { port: { type: 'string' } }, allowPositionals: true });
  return { port: portOf(values.port, defaultPort), names: positionals };
}

/** Returns the port of `--port`, or the default port without the option. @throws Error for an invalid port */
export function portOf(value: string | undefined, defaultPort: number): number {
  const port = Number(value ?? defaultPort);
  // The limit is below 65535, because `freePort` also tries the next 99 ports.
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`--port must be a number from 1 to 65000, not "${value}".`);
  return port;
}
