import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePhp } from '../../../tools/src/setup/php.mjs';
import { run } from '../../../tools/src/setup/run.mjs';

/**
 * `npm test -- --only php`: runs the PHP tests of the plugin with the system's PHP, which it installs if necessary. If that fails, runs
 * them with PHP as WebAssembly, which lacks sodium: tests of signatures are then skipped, and the output says so.
 */
const repo = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const script = join(repo, 'wordpress/tests/php/run.php');
const args = process.argv.slice(2);

/** @returns {Promise<{ ok: boolean, output: string }>} */
async function runInWebAssembly() {
  const { PHP, loadPHPRuntime } = await import('@php-wasm/universal');
  const { getPHPLoaderModule } = await import('@php-wasm/node-8-3');
  // Node 20 can't suspend WebAssembly, so use the build of PHP that doesn't need it.
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), { phpWasmAsyncMode: 'asyncify' }));
  php.mkdir(repo);
  await php.mount(repo, (_, files, path) => {
    files.mount(files.filesystems.NODEFS, { root: repo }, path);
    return () => files.unmount(path);
  });
  const { stdout, stderr, exitCode } = await php.cli(['php', script, ...args]);
  let output = '';
  for (const stream of [stdout, stderr]) for await (const bytes of stream) output += Buffer.from(bytes).toString();
  return { ok: (await exitCode) === 0, output };
}

const program = await ensurePhp(repo);
const { ok, output } = program ? await run([program, script, ...args], { cwd: repo }) : await runInWebAssembly();
console.log(output.trimEnd());
process.exitCode = ok ? 0 : 1;
