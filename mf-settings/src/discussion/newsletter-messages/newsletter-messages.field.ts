import { __ } from '@flightdeck/shared/i18n';
import { defineField, isRecord } from '../../engine/form/field';

/** Texts that subscribers see. Jetpack has the first from 13.9 on, the others from 16.1 on. */
export const messageNames = ['welcome', 'subscribe_modal_heading', 'free_tier_description'] as const;
export type MessageName = (typeof messageNames)[number];

export type Messages = Partial<Readonly<Record<MessageName, string>>> & {
  /** Whether visitors can't choose a free subscription. */
  readonly hide_free_tier?: boolean;
};

/** Maximum length of the description of the free subscription. */
export const freeTierLimit = 500;

/**
 * Texts and choices for subscribers, in one option. Jetpack merges what is sent into its other texts, so only known entries that
 * the site has are sent.
 */
export const messages = defineField<Messages>({
  option: 'subscription_options',
  label: () => __('Newsletter messages'),
  read: (serverValue) => (isRecord(serverValue) ? known(serverValue) : undefined),
  check: ({ free_tier_description: text = '' }) =>
    text.length > freeTierLimit
      ? [{ key: 'free_tier_description', text: __('Shorten the description to 500 characters.') }]
      : [],
});

function known(from: Readonly<Record<string, unknown>>): Messages {
  const texts = messageNames.flatMap((name) => {
    const text = from[name];
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  const hidden = from.hide_free_tier;
  return { ...Object.fromEntries(texts), ...(typeof hidden === 'boolean' && { hide_free_tier: hidden }) };
}
