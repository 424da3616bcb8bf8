import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from './shipped';

const licenseFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/**
 * Returns the notices that most licenses require: the name, version, license and license texts of each delivered package.
 * @param repo the project's folder, with its packages installed
 * @throws Error when a package is not installed in the version of the lock file
 */
export function notices(repo: string, packages: readonly ShippedPackage[]): string {
  const entries = packages.map((each) => {
    const texts = licenseTexts(repo, each);
    const text = texts.length > 0 ? texts.join('\n\n') : 'The package contains no text of its license.';
    return `${each.name} ${each.version}\nLicense: ${each.license}\n\n${text}`;
  });
  const head = 'The built files of Flightdeck contain code of these packages.';
  return `${[head, ...entries].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function licenseTexts(repo: string, { name, version, folder }: ShippedPackage): string[] {
  const packageFolder = join(repo, folder);
  let installed: unknown;
  try {
    installed = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version;
  } catch {
    installed = undefined;
  }
  if (installed !== version) {
    throw new Error(`${name} ${version} is not installed. Install the packages of the lock file, then try again.`);
  }
  return readdirSync(packageFolder)
    .filter((file) => licenseFile.test(file))
    .sort()
    .map((file) => readFileSync(join(packageFolder, file), 'utf8').replaceAll('\r\n', '\n').trim());
}
