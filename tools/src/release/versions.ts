import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compares two versions of three numbers, for sorting. @returns a negative number when the first version is lower */
export function compareVersions(one: string, other: string): number {
  const otherNumbers = other.split('.').map(Number);
  const differences = one.split('.').map((number, index) => Number(number) - (otherNumbers[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Returns name and version of a tag such as `mf-settings@1.0.0`; undefined for a tag in another format. */
export function splitReleaseName(tag: string): { readonly name: string; readonly version: string } | undefined {
  const [, name, version] = /^([a-z][a-z-]*)@(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
  return name && version ? { name, version } : undefined;
}

/** Returns the version of a package in its `package.json`. */
export const versionIn = (repo: string, folder: string): string =>
  JSON.parse(readFileSync(join(repo, folder, 'package.json'), 'utf8')).version;
