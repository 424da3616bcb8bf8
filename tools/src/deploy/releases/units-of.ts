import { areasIn } from '@flightdeck/shared/contracts/areas';
import type { PartialRegistry } from '../../build/registry-file';
import { DeployError } from '../../common/outcome';
import { areaNames } from '../../common/repo';
import { pageUnit, type UnitName } from './release';

/** Returns the units of a target and of this checkout: the areas, sorted by name, then the page. */
export const unitsOf = ({ areas, history = {} }: PartialRegistry): UnitName[] => [
  ...[...new Set([...areaNames, ...areasIn(areas), ...areasIn(history)])].sort(),
  pageUnit,
];

/** Refuses a unit that neither the target nor this checkout has. @throws DeployError */
export function refuseUnknown(registry: PartialRegistry, unit: UnitName): void {
  const units = unitsOf(registry);
  if (!units.includes(unit))
    throw new DeployError(
      'usage',
      `There is no area "${unit}". Areas: ${units.join(', ')}.`,
      'Run npm run deploy -- --help.',
    );
}
