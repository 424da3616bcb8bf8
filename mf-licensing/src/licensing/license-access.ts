import type { Connection, Permissions } from '@flightdeck/shared/contracts/page';
import { isSince } from '@flightdeck/shared/versions';

/** Whether the user can activate licenses, or the reason why not. */
export type LicenseAccess = 'allowed' | 'offline' | 'not-permitted' | 'not-connected' | 'not-owner' | 'not-linked';

/** Returns whether My Jetpack activates licenses for every administrator. @param version version of Jetpack */
export const isOpenToAdministrators = (version: string): boolean => isSince(version, '14.9');

type LicenseInput = Pick<Connection, 'status' | 'isRegistered' | 'isUserConnected' | 'hasConnectedOwner'> &
  Pick<Permissions, 'isMaster' | 'manage_options'>;

/**
 * Returns whether the user can activate licenses, or the reason why not. Licenses belong to the connection owner's
 * account (LIC-001, ROOT-015). While another user is the owner, `not-owner` comes before `not-linked`, because
 * connecting an account wouldn't help.
 */
export function licenseAccess(input: LicenseInput): LicenseAccess {
  if (input.status === 'offline') return 'offline';
  if (!input.manage_options) return 'not-permitted';
  if (!input.isRegistered) return 'not-connected';
  if (input.hasConnectedOwner && !input.isMaster) return 'not-owner';
  if (!input.isUserConnected) return 'not-linked';
  return input.isMaster ? 'allowed' : 'not-owner';
}
