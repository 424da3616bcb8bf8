import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription, TabDescription } from '../engine/cards/card';
import { PrivacyCard } from './privacy-card.view';

/** The choice to share usage data (SET-102 to SET-108). No module controls it. */
export const privacyCard: CardDescription = {
  id: 'privacy',
  title: () => __('Privacy settings'),
  icon: 'user',
  modules: [],
  // The search terms of SET-103.
  searchTerms: () => ['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'],
  exists: () => true,
  view: PrivacyCard,
};

/** The privacy settings (SET-102). */
export const privacy: TabDescription = {
  name: 'privacy',
  heading: () => __('Jetpack Privacy Settings'),
  title: () => null,
  shortTitle: () => __('Privacy'),
  cards: [privacyCard],
};
