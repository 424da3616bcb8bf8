import type { Connection, Permissions } from '@flightdeck/shared/contracts/topics';

/** Whether somebody may deal with licences here, and if not, what stands in the way. */
export type LicenceAccess = 'allowed' | 'offline' | 'not-permitted' | 'not-connected' | 'not-owner' | 'not-linked';

type Facts = Pick<Connection, 'status' | 'isRegistered' | 'isUserConnected' | 'hasConnectedOwner'> &
  Pick<Permissions, 'isMaster' | 'manage_options'>;

/**
 * Licences belong to the account of the connection owner, who manages the site (LIC-001, ROOT-015). What nothing can be done
 * about is named first: connecting an account helps only where the site has no owner yet.
 */
export function licenceAccess(facts: Facts): LicenceAccess {
  if (facts.status === 'offline') return 'offline';
  if (!facts.manage_options) return 'not-permitted';
  if (!facts.isRegistered) return 'not-connected';
  if (facts.hasConnectedOwner && !facts.isMaster) return 'not-owner';
  if (!facts.isUserConnected) return 'not-linked';
  return facts.isMaster ? 'allowed' : 'not-owner';
}
