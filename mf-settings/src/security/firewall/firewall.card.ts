import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { allowList, blockList } from './address-lists.field';
import { FirewallCard } from './firewall-card.view';

/** The firewall (SET-060 to SET-063). */
export const firewall: CardDescription = {
  id: 'waf',
  title: () => __('Firewall'),
  icon: 'shield',
  modules: ['waf'],
  settings: [
    'jetpack_waf_ip_list',
    'jetpack_waf_ip_block_list_enabled',
    'jetpack_waf_share_data',
    'jetpack_waf_share_debug_data',
  ],
  fields: [blockList, allowList],
  words: () => [__('block list'), __('allow list'), __('IP address')],
  asks: ['features'],
  view: FirewallCard,
};
