import { __ } from '@flightdeck/shared/i18n';
import { isSince } from '@flightdeck/shared/versions';
import { since } from '../../engine/access/jetpack-version';
import type { SettingsInput } from '../../engine/access/settings-input';
import type { CardDescription, CardSwitch } from '../../engine/cards/card';
import { NewPageRow, StatsCard } from './stats-card.view';

/** Switch for the new stats page. Up to Jetpack 14.1, users choose between it and the old page. */
const newPageSwitch: Omit<CardSwitch, 'option'> = {
  module: 'stats',
  label: () => __('Use the new Jetpack Stats page'),
  view: NewPageRow,
};

/** Jetpack Stats: whose views count and who can see them (SET-141 to SET-147). */
export const stats: CardDescription = {
  id: 'stats',
  title: () => __('Jetpack Stats'),
  icon: 'chart',
  modules: ['stats'],
  settings: ['count_roles', 'roles'],
  searchTerms: () => [__('statistics'), __('visits'), __('views')],
  forcedOff: 'only',
  switches: [
    // Jetpack 11.9 renamed enable_calypso_stats to enable_odyssey_stats.
    ...['enable_calypso_stats', 'enable_odyssey_stats'].map((option) => ({
      ...newPageSwitch,
      option,
      exists: ({ serverValues, site, version }: SettingsInput) =>
        option in serverValues && !site.isWoASite && !isSince(version, since.oneStatsPage),
    })),
    {
      option: 'admin_bar',
      module: 'stats',
      label: () => __('Show an admin bar chart'),
      explanation: () => __('Shows the last 48 hours of views in the admin bar.'),
      learnMore: 'jetpack-support-wordpress-com-stats',
    },
  ],
  view: StatsCard,
};
