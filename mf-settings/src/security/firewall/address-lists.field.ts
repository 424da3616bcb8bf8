import { __ } from '@flightdeck/shared/i18n';
import type { Field } from '../../engine/field';
import { textField } from '../../engine/field';
import { entriesOf, listProblems, sameList } from '../addresses/address-list';
import { problemText } from '../addresses/problem-text';

/** Defines a list of the firewall, with one entry per line (SET-063). */
const addressList = (option: string, label: () => string): Field<string> =>
  textField(option, label, {
    write: (text) => entriesOf(text).join('\n'),
    same: sameList,
    check: (text, only) =>
      listProblems(text, only).map((problem) => ({ key: problem.content, text: problemText(problem) })),
  });

/** SET-061 */
export const blockList = addressList('jetpack_waf_ip_block_list', () => __('Blocked IP addresses'));
/**
 * SET-061. The label differs from "Always allowed IP addresses", the list of brute force protection on the same page.
 */
export const allowList = addressList('jetpack_waf_ip_allow_list', () => __('Allowed IP addresses'));
