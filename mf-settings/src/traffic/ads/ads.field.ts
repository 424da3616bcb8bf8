import { __ } from '@flightdeck/shared/i18n';
import { textField } from '../../engine/form/field';

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
