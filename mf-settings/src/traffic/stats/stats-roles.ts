import { listItems, readFlag } from '@flightdeck/shared/schema';

/** A user role of the site. */
export interface Role {
  readonly slug: string;
  readonly name: string;
}

/** The role whose views always count and that can always see the stats (SET-144, SET-145). */
export const lockedRole = 'administrator';

export interface RoleRow extends Role {
  readonly isOn: boolean;
  /** Whether the role cannot be turned off. */
  readonly isLocked: boolean;
}

/**
 * Returns the slugs in a saved list; undefined if the value is not a list of roles. PHP sends a list with gaps as an object,
 * and slugs of digits as numbers. In a map of flags, the names are the slugs.
 */
function slugsIn(serverValue: unknown): readonly string[] | undefined {
  const items = listItems(serverValue || []);
  if (items) return items.every(isSlug) ? items.map(String) : undefined;
  if (typeof serverValue !== 'object' || serverValue === null) return undefined;
  const flags = Object.entries(serverValue).map(([name, value]) => [name, readFlag(value)] as const);
  if (flags.every(([, isOn]) => isOn !== undefined)) return flags.flatMap(([name, isOn]) => (isOn ? [name] : []));
  const values: readonly unknown[] = Object.values(serverValue);
  return values.every(isSlug) ? values.map(String) : undefined;
}

const isSlug = (item: unknown): item is string | number => typeof item === 'string' || typeof item === 'number';

/** Returns the slugs in a saved list; none if the value is not a list of roles. */
export const savedRoles = (serverValue: unknown): readonly string[] => slugsIn(serverValue) ?? [];

/** Returns whether a saved value is a list of roles, or empty. */
export const isRoleList = (serverValue: unknown): boolean => slugsIn(serverValue) !== undefined;

/** Returns the rows of a role list: the locked administrator first, then the other roles in the site's order (SET-146). */
export function roleRows(roles: readonly Role[], serverValue: unknown): readonly RoleRow[] {
  const rows = roles.map((role): RoleRow => {
    const isLocked = role.slug === lockedRole;
    return { ...role, isOn: isLocked || savedRoles(serverValue).includes(role.slug), isLocked };
  });
  return [...rows.filter(({ isLocked }) => isLocked), ...rows.filter(({ isLocked }) => !isLocked)];
}

/**
 * Returns the roles to save after one of them is turned on or off. Administrators are always included. Roles that the card does not
 * show, such as those of an inactive plugin, keep their state.
 */
export function rolesWith(roles: readonly Role[], serverValue: unknown, slug: string, on: boolean): readonly string[] {
  const rows = roleRows(roles, serverValue);
  const rolesOn = rows.filter((row) => row.isLocked || (row.slug === slug ? on : row.isOn)).map((row) => row.slug);
  const rolesWithoutRow = savedRoles(serverValue).filter((role) => rows.every((row) => row.slug !== role));
  return [...new Set([...rolesOn, ...rolesWithoutRow])];
}
