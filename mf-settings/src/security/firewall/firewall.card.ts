import { __ } from '@flightdeck/shared/i18n';
import type { Settings } from '@flightdeck/shared/settings';
import type { SettingsInput } from '../../engine/access/settings-input';
import type { CardDescription } from '../../engine/cards/card';
import { hasAllowListSwitch } from '../addresses/list-versions.store';
import { allowList, blockList, blockListSwitch, bothListsSwitch } from './address-lists.field';
import { BlockListRow, BothListsRow, withPrivacyLinks } from './address-lists.view';
import { FirewallCard } from './firewall-card.view';

/** Option for firewall rules that Jetpack updates automatically, since Jetpack 12.5. */
const automaticRules = 'jetpack_waf_automatic_rules';

/**
 * Returns the options that the firewall switch sends. Turning on the firewall also turns on automatic rules if the plan includes
 * them, as on Jetpack's page.
 */
export const firewallChanges = (on: boolean, serverValues: Settings, hasRules: boolean): Settings => ({
  waf: on,
  // Before Jetpack 12.5, the option is undefined and must not be sent.
  ...(on && hasRules && serverValues[automaticRules] === false && { [automaticRules]: true }),
});

/** Returns whether the plan includes automatic rules; false while the plan is loading. */
const hasRules = ({ features }: SettingsInput) => features?.includes('scan') === true;

/** The firewall (SET-060 to SET-063). */
export const firewall: CardDescription = {
  id: 'waf',
  title: () => __('Firewall'),
  icon: 'shield',
  modules: ['waf'],
  fields: [blockList, allowList],
  searchTerms: () => [__('block list'), __('allow list'), __('IP address')],
  reads: ['features'],
  switches: [
    {
      option: 'waf',
      label: () => __('Protect your site with a firewall'),
      explanation: () => __('Block malicious requests before they reach your site.'),
      learnMore: 'jetpack-support-waf',
      changes: (on, serverValues, input) => firewallChanges(on, serverValues, hasRules(input)),
    },
    { option: automaticRules, module: 'waf', label: () => __('Automatic rule updates'), exists: hasRules },
    {
      option: bothListsSwitch,
      module: 'waf',
      label: () => __('Allow and block lists'),
      explanation: () => __('Always allow or always block specific IP addresses.'),
      exists: ({ serverValues }) => !hasAllowListSwitch(serverValues),
      view: BothListsRow,
    },
    {
      option: blockListSwitch,
      module: 'waf',
      label: () => __('Block specific IP addresses'),
      exists: ({ serverValues }) => hasAllowListSwitch(serverValues),
      view: BlockListRow,
    },
    {
      option: 'jetpack_waf_share_data',
      module: 'waf',
      label: () => __('Share data with Jetpack'),
      explanation: () =>
        withPrivacyLinks(
          __(
            'Share blocked requests with Jetpack to help improve its rules. <learn>Learn more</learn> <privacy>Privacy information</privacy>',
          ),
        ),
    },
    {
      option: 'jetpack_waf_share_debug_data',
      module: 'waf',
      label: () => __('Share detailed data with Jetpack'),
      explanation: () =>
        withPrivacyLinks(__('Also share the content of blocked requests. <privacy>Privacy information</privacy>')),
    },
  ],
  view: FirewallCard,
};
