import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { SharingButtonsCard, SharingButtonsRow } from './sharing-buttons-card.view';

/** Sharing buttons on posts and pages (SET-192). */
export const sharingButtons: CardDescription = {
  id: 'sharedaddy',
  title: () => __('Sharing buttons'),
  icon: 'external',
  modules: ['sharedaddy'],
  searchTerms: () => [__('share'), __('social media')],
  switches: [
    {
      option: 'sharedaddy',
      label: () => __('Show sharing buttons'),
      explanation: () => __('Readers can share your posts and pages on social networks in a few clicks.'),
      learnMore: 'jetpack-support-sharing',
      view: SharingButtonsRow,
    },
  ],
  view: SharingButtonsCard,
};
