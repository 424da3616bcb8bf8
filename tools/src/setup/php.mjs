import { run } from './run.mjs';

/** PHP code that exits with 0 if PHP has sodium, which signatures need. Debian's `php-cli` has it. */
const checkSodium = "exit(function_exists('sodium_crypto_sign') ? 0 : 1);";

/** @param {string} repo */
const isPhpUsable = async (repo) => (await run(['php', '-r', checkSodium], { cwd: repo, minutes: 1 })).ok;

/**
 * Finds a PHP with the extension sodium, or installs Debian's PHP.
 * @param {string} repo
 * @returns {Promise<'php' | undefined>} name of the program; undefined if there is none and Debian's could not be installed
 */
export async function ensurePhp(repo) {
  if (await isPhpUsable(repo)) return 'php';
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const install = `${sudo}apt-get -o DPkg::Lock::Timeout=600 update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends php-cli`;
  await run(['sh', '-c', install], { cwd: repo, minutes: 15 });
  return (await isPhpUsable(repo)) ? 'php' : undefined;
}
