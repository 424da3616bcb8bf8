import { __ } from '@flightdeck/shared/i18n';
import type { CardSwitch } from '../../engine/cards/card';

/** The kinds of pages that show ads below posts (SET-111). */
export const belowPosts: readonly CardSwitch[] = [
  { option: 'wordads_display_front_page', module: 'wordads', label: () => __('Front page') },
  { option: 'wordads_display_post', module: 'wordads', label: () => __('Posts') },
  { option: 'wordads_display_page', module: 'wordads', label: () => __('Pages') },
  { option: 'wordads_display_archive', module: 'wordads', label: () => __('Archives') },
];

/** Additional placements (SET-112); the last one from Jetpack 13.5 on. */
export const extraPlacements: readonly CardSwitch[] = [
  { option: 'enable_header_ad', module: 'wordads', label: () => __('Top of each page') },
  { option: 'wordads_second_belowpost', module: 'wordads', label: () => __('Second ad below post') },
  { option: 'wordads_inline_enabled', module: 'wordads', label: () => __('Inside posts') },
];
