import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ignoreClosedOutput, printError } from './printable.mjs';

/**
 * Returns the options and names on the command line. Ends the process with the help for `--help`, and with exit code 2 for an
 * unknown option. The command continues when the reader of its output ends early.
 */
export function commandLine<T extends ParseArgsConfig>(help: string, config: T): ReturnType<typeof parseArgs<T>> {
  ignoreClosedOutput();
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    printError(error);
    console.error(help);
    process.exit(2);
  }
}
