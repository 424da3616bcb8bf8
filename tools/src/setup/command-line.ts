import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ignoreClosedOutput, printError } from './printable.mjs';

/**
 * Parses the command line of a program. Prints the help and ends the process for `--help`, and with exit code 2 for an unknown
 * option. Also lets the program complete its work when the reader of its output ends early, as `head` does.
 * @returns options and positional arguments
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
