import type { Connection, Permissions } from '@flightdeck/shared/contracts/topics';

/** Whether somebody may deal with licences here, and if not, what stands in the way. */
export type LicenceAccess = 'allowed' | 'offline' | 'not-connected' | 'not-linked' | 'not-owner';

/** Licences belong to the account of the connection owner (LIC-001, ROOT-015). What is in the way first is named first. */
export function licenceAccess(
  { status, isRegistered, isUserConnected }: Pick<Connection, 'status' | 'isRegistered' | 'isUserConnected'>,
  { isMaster }: Pick<Permissions, 'isMaster'>,
): LicenceAccess {
  if (status === 'offline') return 'offline';
  if (!isRegistered) return 'not-connected';
  if (!isUserConnected) return 'not-linked';
  return isMaster ? 'allowed' : 'not-owner';
}
