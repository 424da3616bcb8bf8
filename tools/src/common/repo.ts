import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AreaName, isAreaName } from '@flightdeck/shared/contracts/areas';

/** The project's folder. */
export const repo = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Returns the areas of a repository, sorted by name: each folder with an `area.json`. */
export const areasOf = (folder: string): AreaName[] =>
  readdirSync(folder)
    .filter(isAreaName)
    .filter((name) => existsSync(join(folder, name, 'area.json')))
    .sort();

/** The areas of this repository. */
export const areaNames: readonly AreaName[] = areasOf(repo);
