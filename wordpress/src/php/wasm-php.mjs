import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommand } from './wasm-command.mjs';
import { serve } from './wasm-server.mjs';

/**
 * Replaces the program `php` for versions that the system has no package for: runs PHP compiled to WebAssembly, from npm.
 *
 *     node wasm-php.mjs FOLDER VERSION …    FOLDER holds the npm packages; the rest are options of `php`
 *
 * Supports `-d name=value`, `-r code`, a file with arguments, and `-S host:port -t folder router.php`.
 */

const [folder = '', version = '', ...args] = process.argv.slice(2);
const { resolve } = createRequire(`${folder}/package.json`);
/** @param {string} name */
const load = (name) => import(pathToFileURL(`${dirname(resolve(`${name}/package.json`))}/index.js`).href);
const { FileLockManagerInMemory, PHP, setPhpIniEntries } = await load('@php-wasm/universal');
const { createNodeFsMountHandler, loadNodeRuntime, useHostFilesystem } = await load('@php-wasm/node');

// All instances use the same database files, so they share file locks.
const fileLockManager = new FileLockManagerInMemory();
let processCount = 0;

/** Number of requests after which a PHP instance of the web server is replaced. */
const maxRequests = 300;

async function newPhp() {
  processCount += 1;
  const emscriptenOptions = { processId: processCount };
  const php = new PHP(await loadNodeRuntime(version, { fileLockManager, emscriptenOptions }));
  useHostFilesystem(php);
  return php;
}

/** Runs a script to its end. @returns {Promise<number>} exit code */
async function runScript() {
  const php = await newPhp();
  const { stdout, stderr, exitCode } = await php.cli(['php', ...args]);
  const copy = async (/** @type {ReadableStream<Uint8Array>} */ from, /** @type {NodeJS.WritableStream} */ to) => {
    for await (const chunk of from) to.write(Buffer.from(chunk));
  };
  await Promise.all([copy(stdout, process.stdout), copy(stderr, process.stderr)]);
  return exitCode;
}

const { address, root, script, ini } = readCommand(args);
if (address === undefined) {
  // PHP.cli throws an error with the exit code when a script fails.
  process.exit(await runScript().catch((error) => error.status ?? 1));
}
await serve(address, { root, script }, async () => {
  let php = await newPhp();
  let requests = 0;
  let unmount = async () => {};
  return {
    /** Mounts the folder again, because PHP caches file metadata and would miss changes by other programs. */
    async renew() {
      await unmount();
      requests += 1;
      if (requests === maxRequests) {
        // An instance never frees memory.
        php.exit();
        php = await newPhp();
        requests = 0;
      }
      await setPhpIniEntries(php, ini);
      unmount = await php.mount(root, createNodeFsMountHandler(root));
    },
    runStream: (/** @type {object} */ request) => php.runStream(request),
  };
});
