import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from './shipped';

const licenseFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/**
 * Returns the notices that most licenses require, for the delivered packages: name, version and license of each, and the text of its
 * license files.
 * @param repo the project's folder, with its packages installed
 * @throws Error when one of them is not installed in the version of the lock file
 */
export function notices(repo: string, packages: readonly ShippedPackage[]): string {
  const parts = packages.map((each) => {
    const texts = licenseTexts(repo, each);
    const text = texts.length > 0 ? texts.join('\n\n') : 'The package contains no text of its license.';
    return `${each.name} ${each.version}\nLicense: ${each.license}\n\n${text}`;
  });
  const head = 'The built files of Flightdeck contain code of these packages.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function licenseTexts(repo: string, { name, version, folder }: ShippedPackage): string[] {
  const place = join(repo, folder);
  let installed: unknown;
  try {
    installed = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).version;
  } catch {
    installed = undefined;
  }
  if (installed !== version) {
    throw new Error(`${name} ${version} is not installed. Install the packages of the lock file, then try again.`);
  }
  return readdirSync(place)
    .filter((file) => licenseFile.test(file))
    .sort()
    .map((file) => readFileSync(join(place, file), 'utf8').replaceAll('\r\n', '\n').trim());
}
