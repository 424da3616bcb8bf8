import { __ } from '@flightdeck/shared/i18n';

/**
 * Returns the lead of the main connect screen (CONN-023). In a separate file, because the widget shows no other text of
 * that screen.
 */
export const leadText = (): string =>
  __("Secure and speed up your site for free, and see how it's doing in one place.");
