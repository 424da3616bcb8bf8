import { DeployError, exitCodes } from './outcome';

/** Runs a command to its end: prints an expected failure with its advice, and any other with its stack, and sets the exit code. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof DeployError) {
      const code = error.code ? ` (${error.code})` : '';
      console.error(`${error.message}${code}\nNext: ${error.next}`);
      process.exitCode = error.exitCode;
      return;
    }
    console.error(error);
    process.exitCode = exitCodes.broken;
  });
}
