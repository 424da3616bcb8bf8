import { __ } from '@flightdeck/shared/i18n';

/** Default title of a connect screen (CONN-017). */
export const defaultTitle = (): string => __('More than 5 million sites run faster and more securely with Jetpack');

/** Five things that connecting brings (CONN-024). */
export const benefits = (): readonly string[] => [
  __('Learn how many people visit, and what they read'),
  __('Show images faster, sized for each screen'),
  __('Keep bots from guessing your passwords'),
  __('Hear of it first when your site is down'),
  __('Turn on dozens of other features whenever you need them'),
];
