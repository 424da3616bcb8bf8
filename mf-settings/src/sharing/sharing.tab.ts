import { __ } from '@flightdeck/shared/i18n';
import type { TabDescription } from '../engine/cards/card';
import { likes } from './likes/likes.card';
import { publicize } from './publicize/publicize.card';
import { sharingButtons } from './sharing-buttons/sharing-buttons.card';

/** The sharing settings, in the order of SET-191 to SET-193. */
export const sharing: TabDescription = {
  name: 'sharing',
  heading: () => __('Jetpack Sharing Settings'),
  title: () => __('Share your posts on social networks, and make it easy for readers to share them too.'),
  shortTitle: () => __('Sharing'),
  cards: [likes, sharingButtons, publicize],
};
