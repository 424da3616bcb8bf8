import { type AreaName, type PartName, splitPartName } from '@flightdeck/shared/contracts/areas';
import { routes } from './routes';

const parts: readonly PartName[] = Object.values(routes).flatMap(({ screen, overlay, notices = [] }) => [
  ...(typeof screen === 'string' ? [screen] : []),
  ...(overlay ? [overlay[0]] : []),
  ...notices,
]);

/** The areas that the table of routes names. If the set lacks one of them, some screens are missing. */
export const areasOfRoutes: readonly AreaName[] = [...new Set(parts.map((part) => splitPartName(part).area))];
