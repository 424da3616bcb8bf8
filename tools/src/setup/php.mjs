import { ensureDebianPackages } from './debian-packages.mjs';
import { printError } from './printable.mjs';
import { run } from './run.mjs';

/** PHP code that exits with 0 if PHP has sodium, which signatures need. Debian's `php-cli` has it. */
const checkSodium = "exit(function_exists('sodium_crypto_sign') ? 0 : 1);";

/** @param {string} repo */
const isPhpUsable = async (repo) => (await run(['php', '-r', checkSodium], { cwd: repo })).ok;

/**
 * Finds a PHP with the extension sodium, or installs Debian's PHP. If that fails, prints the reason.
 * @param {string} repo
 * @returns {Promise<'php' | undefined>} name of the program; undefined if there is none and Debian's could not be installed
 */
export async function ensurePhp(repo) {
  if (await isPhpUsable(repo)) return 'php';
  await ensureDebianPackages(['php-cli']).catch(printError);
  return (await isPhpUsable(repo)) ? 'php' : undefined;
}
