import type { Settings } from '@flightdeck/shared/api';

/** Option for rules from Jetpack that are kept up to date, from Jetpack 12.5 on. */
export const automaticRules = 'jetpack_waf_automatic_rules';

/**
 * Returns the options that the firewall switch sends. A site whose plan has automatic rules gets them with the firewall, as on
 * Jetpack's own page.
 */
export const firewallChanges = (on: boolean, stored: Settings, hasRules: boolean): Settings => ({
  waf: on,
  ...(on && hasRules && stored[automaticRules] === false && { [automaticRules]: true }),
});
