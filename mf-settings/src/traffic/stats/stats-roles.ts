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

const listed = (held: unknown): readonly unknown[] => (Array.isArray(held) ? held : []);

/** The rows of a list of roles: administrators first and locked on, then the site's others in its order (SET-146). */
export function roleRows(roles: readonly Role[], held: unknown): readonly RoleRow[] {
  const row = (role: Role): RoleRow => {
    const isLocked = role.slug === always;
    return { ...role, isOn: isLocked || listed(held).includes(role.slug), isLocked };
  };
  return [...roles.filter(({ slug }) => slug === always), ...roles.filter(({ slug }) => slug !== always)].map(row);
}

/** What is sent when a role is switched: the roles that are on, never without the administrators, none the site does not have. */
export const rolesWith = (roles: readonly Role[], held: unknown, slug: string, on: boolean): readonly string[] =>
  roleRows(roles, held)
    .filter((row) => row.isLocked || (row.slug === slug ? on : row.isOn))
    .map((row) => row.slug);
