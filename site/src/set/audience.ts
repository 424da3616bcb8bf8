import { areasIn } from '@flightdeck/shared/contracts/areas';
import { audienceRoles, type Registry } from '@flightdeck/shared/contracts/releases';
import type { User } from '../facts/users';

/**
 * Returns whether a user with these roles gets a staged release (docs/decisions/035). The WordPress plugin has the same rule
 * (`wordpress/plugin/includes/set/staged.php`).
 */
export const isInAudience = (audience: unknown, roles: readonly string[]): boolean =>
  audienceRoles(audience).some((role) => roles.includes(role));

/** Returns the areas of a registry with the releases that a user gets. */
export function areasFor({ areas, staged = {} }: Registry, { role }: Pick<User, 'role'>): Registry['areas'] {
  const userAreas = { ...areas };
  for (const area of areasIn(staged)) {
    const release = staged[area];
    if (release && areas[area] && isInAudience(release.audience, [role])) userAreas[area] = release.entry;
  }
  return userAreas;
}
