import type { Facts } from '@flightdeck/shared/contracts/areas';
import type { InitialState } from '@flightdeck/shared/contracts/page';

/**
 * Returns the names of modules that the server forces off, for a notice on the dashboard to users who could otherwise turn
 * them on (ROOT-071). Returns an empty list on other screens: in the settings, the cards of these modules say so.
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
