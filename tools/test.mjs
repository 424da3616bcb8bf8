import { nodeProblem } from './src/setup/node-version.mjs';
import { ignoreClosedOutput, printError } from './src/setup/printable.mjs';

/** `npm test`: runs the requested stages, and ends with the line "N passed, N failed", even if Ctrl+C interrupts a stage. */
ignoreClosedOutput();
try {
  const problem = nodeProblem(process.versions.node);
  if (problem) throw new Error(problem);
  const { main } = await import('./src/runner/main.mjs');
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  printError(error);
  // No test ran, which is a failure. Programs read the last line.
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
