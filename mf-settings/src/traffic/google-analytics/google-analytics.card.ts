import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { GoogleAnalyticsCard } from './google-analytics-card.view';

/** Google Analytics, configured at the provider (SET-110, OQ-083). */
export const googleAnalytics: CardDescription = {
  id: 'google-analytics',
  title: () => __('Google Analytics'),
  icon: 'chart',
  modules: ['google-analytics'],
  reads: ['features'],
  forcedOff: 'only',
  view: GoogleAnalyticsCard,
};
