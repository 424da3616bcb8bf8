import { inspect } from 'node:util';
import { DeployError, exitCodes } from '../common/outcome';
import { ignoreClosedOutput, printableLine, printableLines } from '../setup/printable.mjs';

/** Prints a line that can contain texts from other sources. */
export const printLine = (line: string): void => console.log(printableLine(line));

/** Prints a text of several lines, such as JSON. */
export const printLines = (text: string): void => console.log(printableLines(text));

/**
 * Runs a command. Prints an expected failure with its advice, and any other error with its stack.
 * @returns the exit code
 */
export async function exitCodeOf(command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof DeployError)) {
      console.error(printableLines(inspect(error)));
      return exitCodes.broken;
    }
    const code = error.code ? ` (${error.code})` : '';
    console.error(`${error.message}${code}\nNext: ${error.next}`);
    return error.exitCode;
  }
}

/** Runs a command to its end, even when the reader of its output exits early, and sets the exit code of the process. */
export function runCommand(command: () => Promise<void>): void {
  ignoreClosedOutput();
  void exitCodeOf(command).then((code) => {
    process.exitCode = code;
  });
}
