import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';

/**
 * Returns the names of modules that a server administrator has turned off permanently, for a notice on the dashboard
 * to users who could otherwise turn them on (ROOT-071). In the settings, the cards of these modules show this.
 */
export function disabledModules(
  path: string,
  { permissions }: Facts,
  { getModules }: Pick<InitialState, 'getModules'>,
): readonly string[] {
  if (!permissions.manage_modules || (path !== '/dashboard' && path !== '/')) return [];
  return Object.entries(getModules).flatMap(([slug, { override, name }]) =>
    override === 'inactive' ? [name ?? slug] : [],
  );
}
