import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { MonitorCard } from './monitor-card.view';

/** Downtime monitoring (SET-057). */
export const monitor: CardDescription = {
  id: 'monitor',
  title: () => __('Downtime monitoring'),
  icon: 'pulse',
  modules: ['monitor'],
  searchTerms: () => [__('uptime'), __('offline alerts')],
  connectText: () => __('Connect to get an alert when your site goes down.'),
  switches: [
    {
      option: 'monitor',
      label: () => __('Get downtime alerts'),
      explanation: () =>
        __('Jetpack checks your site around the clock and alerts you when it goes down and comes back.'),
      learnMore: 'jetpack-support-monitor',
    },
  ],
  view: MonitorCard,
};
