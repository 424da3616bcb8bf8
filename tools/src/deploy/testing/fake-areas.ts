import { join } from 'node:path';
import type { AreaName } from '@flightdeck/shared/contracts/areas';
import { readRegistry, writeRegistry } from '../../build/registry-file';
import type { Folders } from './fake-set';

/* For tests and measurements: sets with many areas. */

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Returns names of areas: `mf-team-a` to `mf-team-z`, then from `mf-team-ba`. */
export const manyNames = (count: number): AreaName[] =>
  Array.from({ length: count }, (_, index): AreaName => {
    const round = Math.floor(index / letters.length);
    return `mf-team-${round > 0 ? letters[round] : ''}${letters[index % letters.length]}`;
  });

/** Builds a set with a page and these areas. @param releases number of earlier releases in the history of each */
export function manyAreas(folders: Folders, names: readonly AreaName[], releases: number, version = '1.0.0'): string {
  const set = folders.built(version, Object.fromEntries(names.map((name) => [name, {}])));
  const file = join(set, 'registry.json');
  const registry = readRegistry(file);
  if (!registry) throw new Error('The set has no registry.');
  const hash = 'a'.repeat(64);
  const pastOf = (name: string) =>
    Array.from({ length: releases }, (_, index) => {
      const past = `0.${index}.0-1a2b3c4d`;
      const at = new Date(Date.UTC(2026, 0, 1, index)).toISOString();
      return { what: 'deploy' as const, version: past, release: `${name}/releases/${past}.${hash}.json`, at };
    });
  const history = Object.fromEntries([...names, 'root-config'].map((name) => [name, pastOf(name)]));
  writeRegistry(file, { ...registry, history });
  return set;
}
