import { knownLocale, parseInstant } from '@flightdeck/shared/format';
import { hostOf } from '../hosts';
import { stripTags, tweetDescription } from '../truncate';

export interface TweetMedia {
  /** MIME type. */
  readonly type: string;
  readonly url: string;
  readonly alt?: string | undefined;
}

export interface TweetCard {
  /** "summary_large_image", or "large_image_summary" with the same meaning. Any other value is a summary. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly image?: string | undefined;
  readonly url: string;
}

/** One tweet of a thread (SET-212). */
export interface Tweet {
  readonly text?: string | undefined;
  readonly media?: readonly TweetMedia[] | undefined;
  readonly card?: TweetCard | undefined;
  /** Any value that `parseInstant` accepts. Default: now. */
  readonly date?: string | number | Date | undefined;
  readonly name?: string | undefined;
  readonly screenName?: string | undefined;
  readonly profileImage?: string | undefined;
  /** URLs that the text contains in brackets, as "(url)". */
  readonly urls?: readonly string[] | undefined;
  /** URL of the quoted tweet. */
  readonly tweet?: string | undefined;
}

/** Maximum number of pictures in a tweet (SET-211). */
const maxPictures = 4;

const isMoving = ({ type }: TweetMedia) => type.startsWith('video/') || type === 'image/gif';

/**
 * Returns the media that a tweet shows: up to four pictures, or one video or GIF. The first supported
 * item decides which; items of the other kind are skipped (OQ-099).
 */
export function shownMedia(media: readonly TweetMedia[]): readonly TweetMedia[] {
  const supported = media.filter(({ type }) => type.startsWith('image/') || type.startsWith('video/'));
  const [first] = supported;
  if (first && isMoving(first)) return [first];
  return supported.filter((item) => !isMoving(item)).slice(0, maxPictures);
}

/** Returns the card that a tweet shows; undefined if media or a quoted tweet replaces it. */
export const shownCard = ({ card, media, tweet }: Tweet): TweetCard | undefined =>
  media?.length || tweet ? undefined : card;

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string };

/**
 * Splits the text into parts. Removes tags, and the card's URL at the end if the tweet shows the card. Keeps line breaks. Turns a
 * listed URL in brackets, "(url)", into a link.
 */
export function tweetText(tweet: Tweet): readonly TextPart[] {
  const { text = '', urls = [] } = tweet;
  const card = shownCard(tweet);
  const untagged = stripTags(text);
  const trimmed = untagged.trimEnd();
  const withoutCardUrl =
    card?.url && trimmed.endsWith(card.url) ? trimmed.slice(0, -card.url.length).trimEnd() : untagged;
  let parts: readonly TextPart[] = [{ kind: 'text', text: withoutCardUrl }];
  for (const url of urls.filter(Boolean)) parts = parts.flatMap((part) => withLinks(part, url));
  return parts.filter((part) => part.kind === 'link' || part.text !== '');
}

function withLinks(part: TextPart, url: string): readonly TextPart[] {
  if (part.kind === 'link') return [part];
  return part.text.split(`(${url})`).flatMap((text, index): TextPart[] =>
    index === 0
      ? [{ kind: 'text', text }]
      : [
          { kind: 'link', url },
          { kind: 'text', text },
        ],
  );
}

/** Returns whether a card is large, and its texts: full title, truncated description, and host without scheme and "www.". */
export const cardContent = ({ type, title, description, url }: TweetCard) => ({
  isLarge: type === 'summary_large_image' || type === 'large_image_summary',
  title,
  description: tweetDescription(description),
  host: hostOf(url).replace(/^www\./i, ''),
});

/** Formats a date as month and day, such as "Nov 21". Returns an empty string for an invalid date. */
export function tweetDate(date: string | number | Date, lang: string): string {
  const instant = parseInstant(date);
  if (!instant) return '';
  return new Intl.DateTimeFormat(knownLocale(lang), { month: 'short', day: 'numeric' }).format(instant);
}

/** Returns the account in the URL of a tweet: "@ada" for `https://twitter.com/ada/status/1`; an empty string for other URLs. */
export const quotedAccount = (url: string): string => {
  const [, name = ''] = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(\w{1,15})\/status\/\d+/i.exec(url) ?? [];
  return name && `@${name}`;
};
