import { initialState } from '@flightdeck/shared/session';
import type { Settings } from '@flightdeck/shared/settings';
import { isSince } from '@flightdeck/shared/versions';
import { since } from '../../engine/access/jetpack-version';

/** Returns whether firewall and brute force protection share one list of allowed addresses. */
export const isAllowListShared = (): boolean => isSince(initialState().currentVersion, since.oneAllowList);

/** Returns whether the lists of the firewall accept networks (`10.0.0.0/8`). */
export const acceptsNetworks = (): boolean => isSince(initialState().currentVersion, since.networks);

/** Option that turns on the shared list of allowed addresses, since Jetpack 13.7. */
export const allowListSwitch = 'jetpack_waf_ip_allow_list_enabled';

/** Returns whether the list of allowed addresses has a separate switch (since Jetpack 13.7), and therefore a separate card. */
export const hasAllowListSwitch = (serverValues: Settings): boolean => allowListSwitch in serverValues;
