import { __ } from '@flightdeck/shared/i18n';

/** What the main connect screen begins with (CONN-023). Apart from its other texts, which the widget does without. */
export const leadText = (): string =>
  __("Secure and speed up your site for free, and see how it's doing in one place.");
