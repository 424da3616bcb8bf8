import { initialState } from '@flightdeck/shared/session';
import { isSince, since } from '../../engine/partner-version';

/** Tells whether firewall and brute force protection share one list of allowed addresses. */
export const sharesAllowList = (): boolean => isSince(initialState().currentVersion, since.oneAllowList);

/** Tells whether the lists of the firewall take networks (`10.0.0.0/8`). */
export const takesNetworks = (): boolean => isSince(initialState().currentVersion, since.networks);
