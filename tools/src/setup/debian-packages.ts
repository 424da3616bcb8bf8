import { run } from './run.mjs';

const cwd = '/';
/** Format of dpkg-query: one line per package, with its name and status. */
const format = `\${Package} \${db:Status-Status}\\n`;

/**
 * Installs Debian packages, except those that are already installed.
 * @returns names of the newly installed packages
 * @throws Error when the installation fails, with the command to run by hand
 */
export async function ensureDebianPackages(packages: readonly string[]): Promise<readonly string[]> {
  const query = await run(['dpkg-query', '--show', '--showformat', format, ...packages], { cwd, minutes: 1 });
  const missing = packages.filter((name) => !query.output.split('\n').includes(`${name} installed`));
  if (missing.length === 0) return [];
  // Users other than root need sudo, which may ask for a password.
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const aptOptions = '-o DPkg::Lock::Timeout=600 -o Acquire::Retries=3';
  const install = `${sudo}apt-get ${aptOptions} update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get ${aptOptions} install -y --no-install-recommends ${missing.join(' ')}`;
  const { ok, output } = await run(['sh', '-c', install], { cwd, minutes: 15 });
  if (!ok)
    throw new Error(
      `${output}\nThese Debian packages could not be installed: ${missing.join(', ')}.\nBy hand: ${install}`,
    );
  return missing;
}
