import { __ } from '@flightdeck/shared/i18n';
import { choiceField, defineField, isRecord, textField } from '../../engine/form/field';

/** Name that the emails show as their sender. */
export const senderName = textField('jetpack_subscriptions_from_name', () => __('Sender name'));

/** The recipient of replies to the emails. */
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

const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];

/** Reads the categories of the site, which Jetpack sends with the settings. Leaves out entries it can't read. */
export const categoriesOf = (serverValue: unknown): readonly Category[] =>
  list(serverValue).flatMap((entry) => {
    if (!isRecord(entry)) return [];
    const { term_id: id, name } = entry;
    return typeof id === 'number' && typeof name === 'string' ? [{ id, name }] : [];
  });

/** The categories that subscribers can choose from, by ID in ascending order. If none is sent, Jetpack keeps the previous ones. */
export const newsletterCategories = defineField<readonly number[]>({
  option: 'wpcom_newsletter_categories',
  label: () => __('Categories that subscribers can choose'),
  read: (serverValue) => {
    const ids = [...new Set(list(serverValue).map(Number))].sort((a, b) => a - b);
    const isKnown = typeof serverValue === 'object' || serverValue === false || serverValue === '';
    return isKnown && ids.every(Number.isInteger) ? ids : undefined;
  },
  check: (ids) => (ids.length > 0 ? [] : [{ key: 'none', text: __('Select at least one category.') }]),
});

/** Returns the chosen categories after one was switched. Keeps those that the site does not list. */
export const withCategory = (chosen: readonly number[], id: number, isOn: boolean): readonly number[] =>
  isOn ? [...chosen, id].sort((a, b) => a - b) : chosen.filter((other) => other !== id);
