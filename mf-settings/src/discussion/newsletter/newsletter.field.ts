import { __ } from '@flightdeck/shared/i18n';
import { choiceField, textField } from '../../engine/field';

/** Name that the emails show as their sender. */
export const senderName = textField('jetpack_subscriptions_from_name', () => __('Sender name'));

/** The recipient of replies to the emails. */
export const replies = choiceField('jetpack_subscriptions_reply_to', () => __('Replies to emails'), [
  'no-reply',
  'author',
  'comment',
]);
