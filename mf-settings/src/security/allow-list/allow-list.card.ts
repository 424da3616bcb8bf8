import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { allowListSwitch, hasAllowListSwitch } from '../addresses/list-versions.store';
import { allowList } from '../firewall/address-lists.field';
import { AllowListRow } from './allow-list-row.view';

/** The list of allowed addresses and its switch, since Jetpack 13.7. The firewall and brute force protection use the list. */
export const allowListCard: CardDescription = {
  id: 'allow-list',
  title: () => __('IP allow list'),
  icon: 'list',
  modules: [],
  fields: [allowList],
  searchTerms: () => [__('Always allowed IP addresses'), __('Firewall'), __('Brute force protection')],
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
