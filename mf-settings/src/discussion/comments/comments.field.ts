import { __ } from '@flightdeck/shared/i18n';
import { choiceField, textField } from '../../engine/form/field';

/** The line above the comment form (SET-198). */
export const commentPrompt = textField('highlander_comment_form_prompt', () => __('Comment form introduction'));

/** The colors of the comment form (SET-199). */
export const commentColors = choiceField('jetpack_comment_form_color_scheme', () => __('Color scheme'), [
  'light',
  'dark',
  'transparent',
]);
