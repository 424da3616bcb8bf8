/** Kinds of pages below whose posts an ad can stand (SET-111). */
export const adPlaces = [
  'wordads_display_front_page',
  'wordads_display_post',
  'wordads_display_page',
  'wordads_display_archive',
] as const;

/** Places besides (SET-112). */
export const extraPlaces = ['enable_header_ad', 'wordads_second_belowpost'] as const;
