import { run } from './run.mjs';
import { SetupError } from './step.mjs';

const cwd = '/';
/** Format of dpkg-query: one line per package, with its name and status. */
const format = `\${Package} \${db:Status-Status}\\n`;

/**
 * Returns the command that installs packages, for people to run.
 * @param {readonly string[]} packages
 */
export const installCommand = (packages) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/**
 * Installs Debian packages, except those that are already installed, and prints their names first. Users other than root need sudo
 * without a password.
 * @param {readonly string[]} packages
 * @returns {Promise<readonly string[]>} names of the newly installed packages
 * @throws SetupError with the command to run by hand, when the rights are missing or the installation fails
 */
export async function ensureDebianPackages(packages) {
  const query = await run(['dpkg-query', '--show', '--showformat', format, ...packages], { cwd });
  const missing = packages.filter((name) => !query.output.split('\n').includes(`${name} installed`));
  if (missing.length === 0) return [];
  const isRoot = process.getuid?.() === 0;
  const byHand = `Run: ${installCommand(missing)}`;
  if (!isRoot && !(await run(['sudo', '-n', 'true'], { cwd })).ok)
    throw new SetupError(
      `You need these Debian packages, and root rights to install them: ${missing.join(', ')}. ${byHand}`,
    );
  console.log(`Installing Debian packages: ${missing.join(', ')}`);
  const sudo = isRoot ? '' : 'sudo -n ';
  const apt = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3`;
  const install = `${apt} update && ${apt} install -y --no-install-recommends ${missing.join(' ')}`;
  const { ok, output } = await run(['sh', '-c', install], { cwd });
  if (!ok)
    throw new SetupError(`${output}\nThese Debian packages could not be installed: ${missing.join(', ')}. ${byHand}`);
  return missing;
}
