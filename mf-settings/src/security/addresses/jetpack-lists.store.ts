import { initialState } from '@flightdeck/shared/session';
import { isVersionFrom } from './jetpack-version';

const hasJetpack = (major: number, minor: number) => isVersionFrom(initialState().currentVersion, major, minor);

/** Tells whether firewall and brute force protection share one list of allowed addresses. */
export const sharesAllowList = (): boolean => hasJetpack(12, 2);

/** Tells whether the lists of the firewall take networks (`10.0.0.0/8`). */
export const takesNetworks = (): boolean => hasJetpack(13, 9);
