import { __ } from '@flightdeck/shared/i18n';
import { choiceField, defineField, isRecord, textField } from '../../engine/form/field';

/** Name that the emails show as their sender. */
export const senderName = textField('jetpack_subscriptions_from_name', () => __('Sender name'));

/** How replies to the emails are handled: not accepted, sent to the author of the post, or published as comments. */
export const replies = choiceField('jetpack_subscriptions_reply_to', () => __('Replies to emails'), [
  'no-reply',
  'author',
  'comment',
]);

/** A category of posts. */
export interface Category {
  readonly id: number;
  readonly name: string;
}

/** Returns the items of a list. PHP sends a list with gaps as an object. */
function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}

/** Reads the categories of the site, which Jetpack sends with the settings. Leaves out entries it can't read. */
export const categoriesOf = (serverValue: unknown): readonly Category[] =>
  itemsOf(serverValue).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { term_id: id, name } = entry;
    return typeof id === 'number' && typeof name === 'string' ? [{ id, name }] : [];
  });

/**
 * The categories that subscribers can choose from: their IDs in ascending order. An empty list is refused, because Jetpack
 * would keep the previous one.
 */
export const newsletterCategories = defineField<readonly number[]>({
  option: 'wpcom_newsletter_categories',
  label: () => __('Categories that subscribers can choose'),
  read: (serverValue) => {
    // An empty list can also be `false`, an empty string or null.
    if (typeof serverValue !== 'object' && serverValue !== false && serverValue !== '') return undefined;
    const ids = [...new Set(itemsOf(serverValue).map(Number))].sort((a, b) => a - b);
    return ids.every(Number.isInteger) ? ids : undefined;
  },
  check: (ids) => (ids.length > 0 ? [] : [{ key: 'none', text: __('Select at least one category.') }]),
});

/** Returns the chosen categories with one added or removed. Categories that the site does not list remain chosen. */
export const withCategory = (chosen: readonly number[], id: number, isChosen: boolean): readonly number[] =>
  isChosen ? [...chosen, id].sort((a, b) => a - b) : chosen.filter((other) => other !== id);
