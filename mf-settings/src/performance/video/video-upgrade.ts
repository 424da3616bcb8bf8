import type { SettingsFacts } from '../../engine/access/facts';

/** Returns whether to offer VideoPress: it is not in the plan, an owner is connected, and the site is online (SET-100). */
export const isVideoOffered = ({ features, hasConnectedOwner, isOffline }: SettingsFacts): boolean =>
  features !== undefined && !features.includes('videopress') && hasConnectedOwner && !isOffline;
