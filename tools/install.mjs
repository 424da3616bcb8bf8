import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './src/setup/dependencies.mjs';
import { printError } from './src/setup/printable.mjs';

/**
 * `node tools/install.mjs`: installs the packages of the lock file, for CI pipelines. `npm start` and `npm test` install them
 * automatically.
 */
try {
  console.log((await installDependencies(dirname(dirname(fileURLToPath(import.meta.url))))) ?? 'Installed.');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
