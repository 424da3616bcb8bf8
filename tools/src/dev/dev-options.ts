import { commandLine } from '../setup/command-line';

export interface DevOptions {
  /** First port to try. */
  readonly port: number;
  readonly names: readonly string[];
}

/** Returns the options of a development server. Ends the process as `commandLine` does. */
export function devOptions(help: string, defaultPort: number): DevOptions {
  const { values, positionals } = commandLine(help, { options: { port: { type: 'string' } }, allowPositionals: true });
  return { port: portOf(values.port, defaultPort), names: positionals };
}

/** @throws Error for anything but the number of a port */
export function portOf(value: string | undefined, defaultPort: number): number {
  const port = Number(value ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_000)
    throw new Error(`--port must be a number from 1 to 65000, not "${value}".`);
  return port;
}
