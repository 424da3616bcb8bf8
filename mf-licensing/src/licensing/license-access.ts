import type { Connection, Permissions } from '@flightdeck/shared/contracts/page';
import { isSince } from '@flightdeck/shared/versions';

/** Whether the user can activate licenses, or the reason why not. */
export type LicenseAccess = 'allowed' | 'offline' | 'not-permitted' | 'not-connected' | 'not-owner' | 'not-linked';

/** Returns whether My Jetpack activates licenses for every administrator. @param version version of Jetpack */
export const isOpenToAdministrators = (version: string): boolean => isSince(version, '14.9');

type Facts = Pick<Connection, 'status' | 'isRegistered' | 'isUserConnected' | 'hasConnectedOwner'> &
  Pick<Permissions, 'isMaster' | 'manage_options'>;

/**
 * Returns whether the user can activate licenses, or the reason why not. Licenses belong to the connection owner's
 * account (LIC-001, ROOT-015). While another user is the owner, `not-owner` comes before `not-linked`, because
 * connecting an account wouldn't help.
 */
export function licenseAccess(facts: Facts): LicenseAccess {
  if (facts.status === 'offline') return 'offline';
  if (!facts.manage_options) return 'not-permitted';
  if (!facts.isRegistered) return 'not-connected';
  if (facts.hasConnectedOwner && !facts.isMaster) return 'not-owner';
  if (!facts.isUserConnected) return 'not-linked';
  return facts.isMaster ? 'allowed' : 'not-owner';
}
