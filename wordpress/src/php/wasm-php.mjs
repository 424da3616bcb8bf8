import { getPHPLoaderModule } from '@php-wasm/node-7-4';
import { loadPHPRuntime, PHP } from '@php-wasm/universal';

/**
 * Runs PHP 7.4, the oldest that the plugin supports, as WebAssembly. It lacks the extension sodium.
 * @param {string} repo folder that PHP can read and write, at the same path
 * @param {readonly string[]} args arguments of `php`
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runWasmPhp(repo, args) {
  // Node 20 can't suspend WebAssembly, so use the build of PHP that doesn't need it.
  const php = new PHP(await loadPHPRuntime(await getPHPLoaderModule(), { phpWasmAsyncMode: 'asyncify' }));
  php.mkdir(repo);
  await php.mount(repo, (_, files, path) => {
    files.mount(files.filesystems.NODEFS, { root: repo }, path);
    return () => files.unmount(path);
  });
  const { stdout, stderr, exitCode } = await php.cli(['php', ...args]);
  let output = '';
  for (const stream of [stdout, stderr]) for await (const bytes of stream) output += Buffer.from(bytes).toString();
  return { ok: (await exitCode) === 0, output };
}
