import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compares two versions of three numbers. @returns below zero when the first is lower */
export function compareVersions(one: string, other: string): number {
  const numbers = other.split('.').map(Number);
  const differences = one.split('.').map((part, index) => Number(part) - (numbers[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Returns the parts of `mf-settings@1.0.0`; undefined for any other name. */
export function splitReleaseName(text: string): { readonly name: string; readonly version: string } | undefined {
  const [, name, version] = /^([a-z][a-z-]*)@(\d+\.\d+\.\d+)$/.exec(text) ?? [];
  return name && version ? { name, version } : undefined;
}

/** Returns the version of a package in its `package.json`. */
export const versionIn = (repo: string, folder: string): string =>
  JSON.parse(readFileSync(join(repo, folder, 'package.json'), 'utf8')).version;
