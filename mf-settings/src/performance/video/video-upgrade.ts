import type { SettingsFacts } from '../../engine/facts';

/** Whether VideoPress is offered: not bought, an owner to buy it, online, and all of that known (SET-100). */
export const offersVideo = ({ features, hasConnectedOwner, isOffline }: SettingsFacts): boolean =>
  features !== undefined && !features.includes('videopress') && hasConnectedOwner && !isOffline;
