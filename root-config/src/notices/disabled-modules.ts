import type { InitialState } from '@flightdeck/shared/contracts/page-state';
import type { Facts } from '@flightdeck/shared/contracts/screens';

/**
 * Names of the modules that an administrator of the server has switched off for good: told on the dashboard, to those who
 * could otherwise switch them on (ROOT-071). On the pages of the settings their cards say so.
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
