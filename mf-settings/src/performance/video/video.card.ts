import { __ } from '@flightdeck/shared/i18n';
import type { CardDescription } from '../../engine/cards/card';
import { VideoCard, VideoRow, videoPress } from './video-card.view';

/** VideoPress (SET-096 to SET-101). */
export const video: CardDescription = {
  id: 'media',
  title: () => __('Media'),
  icon: 'video',
  modules: ['videopress'],
  searchTerms: () => ['VideoPress', __('video'), __('private videos')],
  reads: ['features'],
  switches: [
    {
      option: 'videopress',
      label: () => videoPress,
      explanation: () => __('Host your videos in high quality, without ads.'),
      learnMore: 'jetpack-support-videopress',
      moduleName: () => videoPress,
      view: VideoRow,
    },
    {
      option: 'videopress_private_enabled_for_site',
      module: 'videopress',
      label: () => __('Keep videos private'),
      explanation: () => __('Only members of this site can watch your videos.'),
    },
  ],
  view: VideoCard,
};
