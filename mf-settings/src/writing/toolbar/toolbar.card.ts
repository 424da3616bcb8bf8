import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';

/** The WordPress.com toolbar (SET-189). Sites hosted at WordPress.com always show it, so they have no card (SET-190). */
export const toolbar: CardDescription = {
  id: 'masterbar',
  title: () => __('WordPress.com toolbar'),
  icon: 'globe',
  modules: ['masterbar'],
  needs: 'account',
  searchTerms: () => [__('admin bar'), __('notifications')],
  exists: ({ modules, site }) => 'masterbar' in modules && !site.isAtomicSite,
  connectText: () => __('Connect to use the WordPress.com toolbar.'),
  switches: [
    {
      option: 'masterbar',
      label: () => __('Use the WordPress.com toolbar'),
      explanation: () =>
        __(
          'Replaces the admin bar. Your notifications, profile and other sites are one click away. Changing this reloads the page.',
        ),
      learnMore: 'jetpack-support-masterbar',
    },
  ],
};
