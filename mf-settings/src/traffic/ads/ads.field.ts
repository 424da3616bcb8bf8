import { __ } from '@flightdeck/shared/i18n';
import type { CardSwitch } from '../../engine/cards/card';
import { textField } from '../../engine/form/field';

/** Switches for the kinds of pages that show ads below posts (SET-111). */
export const belowPostPlacements: readonly CardSwitch[] = [
  { option: 'wordads_display_front_page', module: 'wordads', label: () => __('Front page') },
  { option: 'wordads_display_post', module: 'wordads', label: () => __('Posts') },
  { option: 'wordads_display_page', module: 'wordads', label: () => __('Pages') },
  { option: 'wordads_display_archive', module: 'wordads', label: () => __('Archives') },
];

/** Switches for additional placements (SET-112). Jetpack 13.5 added the last placement. */
export const extraPlacements: readonly CardSwitch[] = [
  { option: 'enable_header_ad', module: 'wordads', label: () => __('Top of each page') },
  { option: 'wordads_second_belowpost', module: 'wordads', label: () => __('Second ad below post') },
  { option: 'wordads_inline_enabled', module: 'wordads', label: () => __('Inside posts') },
];

/** Returns whether a string is empty or a complete http or https URL. */
const isEmptyOrUrl = (text: string): boolean => {
  const url = text.trim();
  return url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url));
};

/** The privacy policy that the opt-out dialog links to (SET-113). */
export const privacyPolicy = textField('wordads_ccpa_privacy_policy_url', () => __('Privacy policy URL'), {
  write: (text) => text.trim(),
  isSame: (a, b) => a.trim() === b.trim(),
  check: (text) =>
    isEmptyOrUrl(text) ? [] : [{ key: text, text: __("This URL isn't valid. Enter one that starts with https://.") }],
});

/** The site's lines in ads.txt. Jetpack adds them after its own lines (SET-114). */
export const adsTxt = textField('wordads_custom_adstxt', () => __('Content of ads.txt'));
