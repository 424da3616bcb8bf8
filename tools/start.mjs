import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProblem } from './src/setup/node-version.mjs';
import { ignoreClosedOutput, printError } from './src/setup/printable.mjs';

/**
 * `npm start`: installs the dependencies, builds what has changed, and runs the site. Uses only Node's modules until the dependencies
 * are installed.
 * @returns {Promise<number>} exit code
 */
async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const { startHelp } = await import('./src/setup/start-help.mjs');
  const options = process.argv.slice(2);
  if (options.includes('--help') || options.includes('-h')) {
    process.stdout.write(startHelp);
    return 0;
  }
  const { SetupError, step } = await import('./src/setup/step.mjs');
  const { installDependencies } = await import('./src/setup/dependencies.mjs');
  const { build } = await import('./src/setup/build.mjs');
  const { runSite } = await import('./src/setup/site.mjs');
  const repo = join(dirname(fileURLToPath(import.meta.url)), '..');
  try {
    await step('Dependencies', () => installDependencies(repo, false));
    await step('Build', () => build(repo));
  } catch (error) {
    if (error instanceof SetupError) printError(error);
    else console.error(error);
    return 1;
  }
  return runSite(repo, options);
}

ignoreClosedOutput();
process.exit(await main());
