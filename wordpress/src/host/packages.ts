import { run } from '../../../tools/src/setup/run.mjs';

/** Debian packages that a WordPress needs. */
const packages = [
  'wordpress',
  'php-cli',
  'php-mysql',
  'php-xml',
  'php-mbstring',
  'php-curl',
  'php-gd',
  'php-intl',
  // Export of personal data.
  'php-zip',
  'mariadb-server',
];

const cwd = '/';
/** One line per package: name and status. */
const format = ['Package', 'db:Status-Status']
  .map((field) => `\${${field}}`)
  .join(' ')
  .concat('\\n');

/**
 * Installs missing packages.
 * @param more packages besides those that every WordPress needs
 * @returns names of the installed packages
 * @throws Error when that fails, with the command to run by hand
 */
export async function ensurePackages(more: readonly string[] = []): Promise<readonly string[]> {
  const needed = [...packages, ...more];
  const asked = await run(['dpkg-query', '--show', '--showformat', format, ...needed], { cwd, minutes: 1 });
  const missing = needed.filter((name) => !asked.output.includes(`${name} installed`));
  if (missing.length === 0) return [];
  // Users other than root need sudo, which may ask for a password.
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const wait = '-o DPkg::Lock::Timeout=600';
  const install = `${sudo}apt-get ${wait} update && ${sudo}env DEBIAN_FRONTEND=noninteractive apt-get ${wait} install -y --no-install-recommends ${missing.join(' ')}`;
  const { ok, output } = await run(['sh', '-c', install], { cwd, minutes: 15 });
  if (!ok)
    throw new Error(
      `${output}\nThese Debian packages could not be installed: ${missing.join(', ')}.\nBy hand: ${install}`,
    );
  return missing;
}

/**
 * Returns the folder of the installed WordPress.
 * @throws Error when the package has no wp-load.php
 */
export async function wordpressSource(): Promise<string> {
  const { output } = await run(['dpkg', '-L', 'wordpress'], { cwd, minutes: 1 });
  const file = output.split('\n').find((line) => line.endsWith('/wp-load.php'));
  if (!file) throw new Error('The package "wordpress" has no wp-load.php.');
  return file.slice(0, -'/wp-load.php'.length);
}
