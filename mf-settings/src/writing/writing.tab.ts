import { __ } from '@flightdeck/shared/i18n';
import type { TabDescription } from '../engine/cards/card';
import { carousel } from './carousel/carousel.card';
import { composing } from './composing/composing.card';
import { contentTypes } from './content-types/content-types.card';
import { forms } from './forms/forms.card';
import { podcast } from './podcast/podcast.card';
import { postByEmail } from './post-by-email/post-by-email.card';
import { themeEnhancements } from './theme-enhancements/theme-enhancements.card';
import { toolbar } from './toolbar/toolbar.card';
import { widgets } from './widgets/widgets.card';

/** The writing settings (SET-170 to SET-190). */
export const writing: TabDescription = {
  name: 'writing',
  heading: () => __('Jetpack Writing Settings'),
  title: () => __('Compose content the way you want to and streamline your publishing experience.'),
  shortTitle: () => __('Writing'),
  cards: [carousel, composing, forms, contentTypes, podcast, themeEnhancements, widgets, postByEmail, toolbar],
  empty: () => __('Writing tools available to you will be shown here when an administrator enables them.'),
};
