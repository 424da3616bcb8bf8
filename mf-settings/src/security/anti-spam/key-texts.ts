import { __ } from '@flightdeck/shared/i18n';
import type { KeyState } from './key-state';

/** Texts of the card in one state (SET-075, OQ-077). */
export interface KeyTexts {
  /** Text of the chip beside the heading. */
  readonly summary: string;
  /** Text below the field; may contain `<learn>` for a link. */
  readonly message: string;
  /** Placeholder of the field. */
  readonly placeholder: string;
  /** Whether the card explains how to get a key. */
  readonly offersKey: boolean;
}

/** Returns the texts for a state of the key. */
export function keyTexts(state: KeyState): KeyTexts {
  const texts = (summary: string, others: Partial<KeyTexts> = {}): KeyTexts => ({
    summary,
    message: '',
    placeholder: '',
    offersKey: false,
    ...others,
  });
  const protectedText = __('Your site is protected from spam.');
  const checkingText = __('Checking your spam protection…');
  switch (state) {
    case 'fetching':
      return texts(checkingText, { placeholder: __('Fetching key…') });
    case 'global':
      return texts(protectedText, {
        message: __('Your Anti-spam key is valid.'),
        placeholder: __("A valid key has been set in your site's configuration."),
      });
    case 'empty':
      return texts(__('Your site needs an Anti-spam key.'), { offersKey: true });
    case 'waiting':
      return texts(checkingText, { offersKey: true });
    case 'checking':
      return texts(checkingText, { message: __('Checking key…') });
    case 'invalid':
      return texts(__('Your site is not protected from spam.'), {
        message: __("There's a problem with your Anti-spam API key. <learn>Learn more</learn>."),
        offersKey: true,
      });
    case 'unknown':
      return texts(__("Couldn't check your spam protection."));
    case 'valid':
      return texts(protectedText, { message: __('Your Anti-spam key is valid.') });
  }
}
