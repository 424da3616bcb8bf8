import { useSetting } from '@flightdeck/shared/api';

/** An option that came with the same version as the page, 13.7. */
const optionOfThatVersion = 'jetpack_waf_ip_allow_list_enabled';

/** Returns whether this version of Jetpack has a page for its AI features. */
export const useHasAiPage = (): boolean => useSetting(optionOfThatVersion).value !== undefined;
