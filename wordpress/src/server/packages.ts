import { ensureDebianPackages } from '../../../tools/src/setup/debian-packages.mjs';
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
  // For the export of personal data.
  'php-zip',
  'mariadb-server',
];

/**
 * Installs missing packages.
 * @returns names of the installed packages
 * @throws Error when the installation fails, with the command to run by hand
 */
export const ensurePackages = (): Promise<readonly string[]> => ensureDebianPackages(packages);

/**
 * Returns the folder of the installed WordPress.
 * @throws Error when the package has no wp-load.php
 */
export async function wordpressSource(): Promise<string> {
  const { output } = await run(['dpkg', '-L', 'wordpress'], { cwd: '/', minutes: 1 });
  const file = output.split('\n').find((line) => line.endsWith('/wp-load.php'));
  if (!file) throw new Error('The package "wordpress" has no wp-load.php.');
  return file.slice(0, -'/wp-load.php'.length);
}
