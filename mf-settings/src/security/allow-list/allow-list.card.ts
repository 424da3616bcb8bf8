import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { allowListSwitch, hasAllowListSwitch } from '../addresses/jetpack-lists.store';
import { allowList } from '../firewall/address-lists.field';
import { AllowListRow } from './allow-list-row.view';

/** The one list of allowed addresses with one switch, for firewall and brute force protection, from Jetpack 13.7 on. */
export const allowListCard: CardDescription = {
  id: 'allow-list',
  title: () => __('IP allow list'),
  icon: 'list',
  modules: [],
  fields: [allowList],
  words: () => [__('Always allowed IP addresses'), __('Firewall'), __('Brute force protection')],
  exists: ({ serverValues, modules }) => hasAllowListSwitch(serverValues) && ('waf' in modules || 'protect' in modules),
  switches: [
    {
      option: allowListSwitch,
      label: () => __('Allow specific IP addresses'),
      explanation: () => __('The firewall and brute force protection never block these addresses.'),
      view: AllowListRow,
    },
  ],
};
