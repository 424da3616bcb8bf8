import type { Connection, Permissions } from '@flightdeck/shared/contracts/topics';
import type { ModuleFacts } from './module-card-state';

/** Facts of a module's card from what the page knows. The site-wide owner counts, not the user being it (OQ-040). */
export const cardFacts = (
  connection: Connection,
  permissions: Permissions,
  option: ModuleFacts['option'],
): ModuleFacts => ({
  isOffline: connection.status === 'offline',
  hasConnectedOwner: connection.hasConnectedOwner,
  canToggle: permissions.manage_modules,
  option,
});
