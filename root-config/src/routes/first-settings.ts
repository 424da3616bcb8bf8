import type { Facts, PartName } from '@flightdeck/shared/contracts/areas';

/** Returns the part that `#/settings` shows: the first settings tab that the user may see (SET-009, SET-171, OQ-092). */
export function firstSettings({ permissions, sharesPosts = false }: Facts): PartName {
  if (permissions.manage_modules) return 'mf-settings/security';
  return sharesPosts ? 'mf-settings/sharing' : 'mf-settings/writing';
}
