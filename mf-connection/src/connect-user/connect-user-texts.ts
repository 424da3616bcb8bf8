import { __, sprintf } from '@flightdeck/shared/i18n';

/**
 * Returns the title of the user connect screen, with the label of the requested feature if there is one (CONN-028,
 * CONN-029).
 */
export const userTitle = (feature: string | null): string =>
  feature
    ? sprintf(
        /* translators: %s: the name of a feature. */
        __('Unlock %s and more amazing features'),
        feature,
      )
    : __('Unlock all the amazing features of Jetpack by connecting now');

/** Returns the benefits of connecting an account, without the link to all features (CONN-031). */
export const userBenefits = (): readonly string[] => [
  __('Get an alert when your site goes down'),
  __('Share new posts on social media automatically'),
  __('Notify your subscribers of each new post'),
  __('Get notified of new likes and comments'),
  __('Let visitors share your posts'),
];
