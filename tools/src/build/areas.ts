import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaName, isAreaName } from '@flightdeck/shared/contracts/areas';
import { repo } from './repo';

/** Returns the areas of a repository, by name: each folder with an `area.json`. */
export const areasOf = (folder: string): AreaName[] =>
  readdirSync(folder)
    .filter(isAreaName)
    .filter((name) => existsSync(join(folder, name, 'area.json')))
    .sort();

/** The areas of this repository. */
export const areaNames: readonly AreaName[] = areasOf(repo);
