/** Options for the kinds of pages that show ads below posts (SET-111). */
export const adPlacements = [
  'wordads_display_front_page',
  'wordads_display_post',
  'wordads_display_page',
  'wordads_display_archive',
] as const;

/** Options for additional ad placements (SET-112). */
export const extraPlacements = ['enable_header_ad', 'wordads_second_belowpost'] as const;

/** Ads inside posts, from Jetpack 13.5 on. */
export const insidePosts = 'wordads_inline_enabled';
