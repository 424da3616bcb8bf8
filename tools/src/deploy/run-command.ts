import { inspect } from 'node:util';
import { DeployError, exitCodes } from '../common/outcome';
import { ignoreClosedOutput, printableLine, printableLines } from '../setup/printable.mjs';

/** Prints a line that can contain texts from other sources. */
export const printLine = (line: string): void => console.log(printableLine(line));

/** Prints a text of several lines, such as JSON. */
export const printLines = (text: string): void => console.log(printableLines(text));

/**
 * Runs a command to its end, even when the reader of its output exits early. Prints an expected failure with its advice, and any
 * other error with its stack. Sets the exit code after a failure.
 */
export function runCommand(main: () => Promise<void>): void {
  ignoreClosedOutput();
  main().catch((error: unknown) => {
    if (error instanceof DeployError) {
      const code = error.code ? ` (${error.code})` : '';
      console.error(`${error.message}${code}\nNext: ${error.next}`);
      process.exitCode = error.exitCode;
      return;
    }
    console.error(printableLines(inspect(error)));
    process.exitCode = exitCodes.broken;
  });
}
