import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { separateList } from './allowed-list.field';
import { BruteForceCard, BruteForceRow } from './brute-force-card.view';

/** Brute force protection and its list of always-allowed addresses (SET-058). */
export const bruteForce: CardDescription = {
  id: 'protect',
  title: () => __('Brute force protection'),
  icon: 'lock',
  modules: ['protect'],
  fields: [separateList],
  searchTerms: () => [__('login'), __('bots'), __('IP address')],
  connectText: () => __('Connect to block attacks on your login page.'),
  switches: [
    {
      option: 'protect',
      label: () => __('Block malicious login attempts'),
      explanation: () => __('Stop bots and hackers from guessing usernames and passwords on your login page.'),
      learnMore: 'jetpack-support-protect',
      view: BruteForceRow,
    },
  ],
  view: BruteForceCard,
};
