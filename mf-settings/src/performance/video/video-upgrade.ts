import type { SettingsFacts } from '../../engine/access/facts';

/** Returns whether to offer VideoPress: features loaded, not in the plan, an owner connected, and online (SET-100). */
export const offersVideo = ({ features, hasConnectedOwner, isOffline }: SettingsFacts): boolean =>
  features !== undefined && !features.includes('videopress') && hasConnectedOwner && !isOffline;
