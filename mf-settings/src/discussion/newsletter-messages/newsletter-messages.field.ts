import { __ } from '@flightdeck/shared/i18n';
import { defineField, isRecord } from '../../engine/form/field';

/** Messages to subscribers and visitors. Jetpack added the first in 13.9 and the others in 16.1. */
export const messageNames = ['welcome', 'subscribe_modal_heading', 'free_tier_description'] as const;
export type MessageName = (typeof messageNames)[number];

export type Messages = Partial<Readonly<Record<MessageName, string>>> & {
  /** Whether visitors can't choose a free subscription. */
  readonly hide_free_tier?: boolean;
};

/** Maximum length of the description of the free subscription, in characters. */
export const freeTierLimit = 500;

/**
 * The messages, and the subscriptions that visitors can choose, in one option. The field sends only entries that it knows
 * and the site has; Jetpack doesn't change other entries.
 */
export const messages = defineField<Messages>({
  option: 'subscription_options',
  label: () => __('Newsletter messages'),
  read: (serverValue) => (isRecord(serverValue) ? knownEntries(serverValue) : undefined),
  check: ({ free_tier_description: text = '' }) =>
    text.length > freeTierLimit
      ? [{ key: 'free_tier_description', text: __('Shorten the description to 500 characters.') }]
      : [],
});

function knownEntries(stored: Readonly<Record<string, unknown>>): Messages {
  const texts = messageNames.flatMap((name) => {
    const text = stored[name];
    return typeof text === 'string' ? [[name, text] as const] : [];
  });
  const { hide_free_tier } = stored;
  return { ...Object.fromEntries(texts), ...(typeof hide_free_tier === 'boolean' && { hide_free_tier }) };
}
