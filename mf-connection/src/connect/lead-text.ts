import { __ } from '@flightdeck/shared/i18n';

/**
 * Returns the lead of the main connect screen (CONN-023). In a separate file, because the widget needs no other text
 * of it.
 */
export const leadText = (): string =>
  __("Secure and speed up your site for free, and see how it's doing in one place.");
