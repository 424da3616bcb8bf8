import { useSetting } from '@flightdeck/shared/settings';

/** An option that Jetpack has had since 13.7, the first version with a page for its AI features. */
const optionSince137 = 'jetpack_waf_ip_allow_list_enabled';

/** Returns whether this version of Jetpack has a page for its AI features; false until the settings are loaded. */
export const useHasAiPage = (): boolean => useSetting(optionSince137).value !== undefined;
