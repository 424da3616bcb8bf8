import { __ } from '@flightdeck/shared/i18n';

/** Returns the default title of a connect screen (CONN-017). */
export const defaultTitle = (): string => __('More than 5 million sites run faster and more securely with Jetpack');

/** Returns the five benefits of connecting (CONN-024). */
export const benefits = (): readonly string[] => [
  __('See how many people visit and what they read'),
  __('Load images faster, sized for each screen'),
  __('Block bots that try to guess your password'),
  __('Be the first to know when your site goes down'),
  __('Turn on dozens of other features whenever you need them'),
];
