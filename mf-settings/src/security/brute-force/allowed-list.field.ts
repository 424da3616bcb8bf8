import { __ } from '@flightdeck/shared/i18n';
import { defineField, type Field } from '../../engine/form/field';
import { entriesOf, haveSameEntries, savedEntries } from '../addresses/address-list';
import { firewallList, problemsOf } from '../addresses/address-list.field';
import { isAllowListShared } from '../addresses/list-versions.store';

const label = () => __('Always allowed IP addresses');

/**
 * The list that only brute force protection uses, up to Jetpack 12.1 (SET-064, SET-065). The site sends `{ local: […] }` and
 * accepts one entry per line.
 */
export const separateList = defineField<string>({
  option: 'jetpack_protect_global_whitelist',
  label,
  read: (serverValue) => savedEntries(serverValue)?.join('\n'),
  write: (text) => entriesOf(text).join('\n'),
  isSame: haveSameEntries,
  check: (text, only) => problemsOf(text, only, false),
  revive: (stored) => (typeof stored === 'string' ? stored : undefined),
});

/** The list that the firewall uses too, since Jetpack 12.2. Both cards edit the same option, so an edit shows in both at once. */
const sharedList = firewallList('jetpack_waf_ip_allow_list', label);

/** Returns the field for the always-allowed addresses in this version of Jetpack. */
export const allowedList = (): Field<string> => (isAllowListShared() ? sharedList : separateList);
