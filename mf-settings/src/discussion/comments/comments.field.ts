import { __ } from '@flightdeck/shared/i18n';
import { choiceField, textField } from '../../engine/field';

/** The sentence above the form for comments (SET-198). */
export const commentPrompt = textField('highlander_comment_form_prompt', () => __('Comment form introduction'));

/** Colours of that form (SET-199). */
export const commentColors = choiceField('jetpack_comment_form_color_scheme', () => __('Color scheme'), [
  'light',
  'dark',
  'transparent',
]);
