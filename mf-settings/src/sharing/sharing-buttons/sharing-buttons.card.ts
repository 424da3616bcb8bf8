import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { SharingButtonsCard } from './sharing-buttons-card.view';

/** Sharing buttons on posts and pages (SET-192). */
export const sharingButtons: CardDescription = {
  id: 'sharedaddy',
  title: () => __('Sharing buttons'),
  icon: 'external',
  modules: ['sharedaddy'],
  words: () => [__('share'), __('social media')],
  view: SharingButtonsCard,
};
