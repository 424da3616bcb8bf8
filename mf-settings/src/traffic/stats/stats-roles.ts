/** A role of the site, by its slug. */
export interface Role {
  readonly slug: string;
  readonly name: string;
}

/** The role that always counts and can always view (SET-144, SET-145). */
const always = 'administrator';

export interface RoleRow extends Role {
  readonly isOn: boolean;
  /** Stays on whatever is asked. */
  readonly isLocked: boolean;
}

const listed = (serverValue: unknown): readonly unknown[] => (Array.isArray(serverValue) ? serverValue : []);

/** The rows of a list of roles: administrators first and locked on, then the site's others in its order (SET-146). */
export function roleRows(roles: readonly Role[], serverValue: unknown): readonly RoleRow[] {
  const row = (role: Role): RoleRow => {
    const isLocked = role.slug === always;
    return { ...role, isOn: isLocked || listed(serverValue).includes(role.slug), isLocked };
  };
  return [...roles.filter(({ slug }) => slug === always), ...roles.filter(({ slug }) => slug !== always)].map(row);
}

/** What is sent when a role is switched: the roles that are on, never without the administrators, none the site does not have. */
export const rolesWith = (roles: readonly Role[], serverValue: unknown, slug: string, on: boolean): readonly string[] =>
  roleRows(roles, serverValue)
    .filter((row) => row.isLocked || (row.slug === slug ? on : row.isOn))
    .map((row) => row.slug);
