import type { SettingsInput } from '../../engine/access/settings-input';

/**
 * Returns whether to offer VideoPress: the plan is loaded and does not include it, an owner is connected, and the site is not
 * offline (SET-100).
 */
export const isVideoOffered = ({ features, hasConnectedOwner, isOffline }: SettingsInput): boolean =>
  features !== undefined && !features.includes('videopress') && hasConnectedOwner && !isOffline;
