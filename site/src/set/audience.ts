import { createHash } from 'node:crypto';
import { areasIn } from '@flightdeck/shared/contracts/areas';
import type { Audience, Registry } from '@flightdeck/shared/contracts/releases';
import type { Site } from '../context/site';
import type { User } from '../store/users';
import { isWithdrawn, type WithdrawnReleases } from './staged-rules';

/** A user who opens the page. */
export interface Visitor {
  /** Address of the site without scheme and without a slash at the end: `site.example/blog`. */
  readonly site: string;
  readonly user: number;
  readonly roles: readonly string[];
}

/** Returns the facts that decide which staged releases a user gets. */
export const visitorOf = ({ urls }: Site, { id, role }: User): Visitor => ({
  site: new URL(urls.site).host,
  user: id,
  roles: [role],
});

/**
 * Returns the number from 0 to 99 that a share is compared with. It is the same for each visit of a user, and differs by site and by
 * version. The WordPress plugin computes the same number (`wordpress/plugin/includes/set/staged.php`).
 */
export function userNumber(version: string, { site, user }: Visitor): number {
  const hash = createHash('sha256').update(`${site.toLowerCase()}|${user}|${version}`).digest('hex');
  return Number.parseInt(hash.slice(0, 7), 16) % 100;
}

/**
 * Returns whether a user meets all conditions of an audience, which has at least one (docs/decisions/035).
 * @param version version of the staged release
 */
export function isInAudience({ share, roles, sites }: Audience, version: string, visitor: Visitor): boolean {
  if (share === undefined && !roles && !sites) return false;
  if (share !== undefined && userNumber(version, visitor) >= share) return false;
  if (roles && !roles.some((role) => visitor.roles.includes(role))) return false;
  return !sites || sites.includes(visitor.site.toLowerCase());
}

/**
 * Returns the areas of a registry with the releases that a user gets.
 * @param withdrawnReleases the releases that the site has withdrawn
 */
export function areasFor(
  { areas, staged = {} }: Registry,
  visitor: Visitor,
  withdrawnReleases: WithdrawnReleases,
): Registry['areas'] {
  const userAreas = { ...areas };
  for (const area of areasIn(staged)) {
    const release = staged[area];
    if (!release || !areas[area] || isWithdrawn(withdrawnReleases, area, release)) continue;
    if (isInAudience(release.audience, release.entry.version, visitor)) userAreas[area] = release.entry;
  }
  return userAreas;
}
