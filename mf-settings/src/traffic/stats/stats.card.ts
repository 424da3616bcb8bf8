import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { StatsCard } from './stats-card.view';

/** Jetpack Stats: whose views count and who can see them (SET-141 to SET-147). */
export const stats: CardDescription = {
  id: 'stats',
  title: () => __('Jetpack Stats'),
  icon: 'pulse',
  modules: ['stats'],
  settings: ['admin_bar', 'enable_calypso_stats', 'count_roles', 'roles'],
  words: () => [__('statistics'), __('visits'), __('views')],
  forcedOff: 'only',
  view: StatsCard,
};
