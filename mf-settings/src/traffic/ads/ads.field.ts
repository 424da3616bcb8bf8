import { __ } from '@flightdeck/shared/i18n';
import { textField } from '../../engine/field';

/** Nothing, or an address of the web. */
const isWebAddress = (text: string): boolean => {
  const address = text.trim();
  return address === '' || (/^https?:\/\//i.test(address) && URL.canParse(address));
};

/** What the notice about targeted advertising leads to (SET-113). */
export const privacyPolicy = textField('wordads_ccpa_privacy_policy_url', () => __('Privacy policy URL'), {
  write: (text) => text.trim(),
  same: (a, b) => a.trim() === b.trim(),
  check: (text) =>
    isWebAddress(text)
      ? []
      : [{ key: text, text: __('This isn’t a web address. Enter a URL that starts with https://.') }],
});

/** The lines of ads.txt (SET-114). */
export const adsTxt = textField('wordads_custom_adstxt', () => __('Content of ads.txt'));
