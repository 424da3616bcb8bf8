import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/card';
import { VideoCard } from './video-card.view';

/** VideoPress (SET-096 to SET-101). */
export const video: CardDescription = {
  id: 'media',
  title: () => __('Media'),
  icon: 'video',
  modules: ['videopress'],
  settings: ['videopress_private_enabled_for_site'],
  words: () => ['VideoPress', __('video'), __('private videos')],
  asks: ['features'],
  view: VideoCard,
};
