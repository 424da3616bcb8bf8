import { __ } from '@flightdeck/shared/i18n';
import { textField } from '../../engine/form/field';

/** Returns whether a text is empty or a complete http or https URL. */
const isWebAddress = (text: string): boolean => {
  const address = text.trim();
  return address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address));
};

/** The privacy policy that the opt-out dialog links to (SET-113). */
export const privacyPolicy = textField('wordads_ccpa_privacy_policy_url', () => __('Privacy policy URL'), {
  write: (text) => text.trim(),
  same: (a, b) => a.trim() === b.trim(),
  check: (text) =>
    isWebAddress(text) ? [] : [{ key: text, text: __("This URL isn't valid. Enter one that starts with https://.") }],
});

/** The site's lines in ads.txt (SET-114). */
export const adsTxt = textField('wordads_custom_adstxt', () => __('Content of ads.txt'));
