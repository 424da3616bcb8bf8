import { __ } from '@flightdeck/shared/i18n';
import { firewallList } from '../addresses/address-list.field';

/** The list of blocked addresses (SET-061). */
export const blockList = firewallList('jetpack_waf_ip_block_list', () => __('Blocked IP addresses'));
/**
 * The list of allowed addresses (SET-061). Its label differs from "Always allowed IP addresses", the label of the list of
 * brute force protection on the same tab.
 */
export const allowList = firewallList('jetpack_waf_ip_allow_list', () => __('Allowed IP addresses'));

/** Option that turns on both lists, up to Jetpack 13.6. */
export const bothListsSwitch = 'jetpack_waf_ip_list';

/** Option that turns on the block list, since Jetpack 13.7. */
export const blockListSwitch = 'jetpack_waf_ip_block_list_enabled';
