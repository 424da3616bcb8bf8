import { stripTags, tweetDescription } from '@flightdeck/shared/format/truncate';
import { hostOf } from '../host-of';

export interface TweetMedia {
  /** MIME type. */
  readonly type: string;
  readonly url: string;
  readonly alt?: string | undefined;
}

export interface TweetCard {
  /** "large_image_summary" is understood as "summary_large_image". Anything else is a summary. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly image?: string | undefined;
  readonly url: string;
}

/** One tweet of a thread; all of it may be missing (SET-212). */
export interface Tweet {
  readonly text?: string | undefined;
  readonly media?: readonly TweetMedia[] | undefined;
  readonly card?: TweetCard | undefined;
  /** What `Date` understands. Default: now. */
  readonly date?: string | number | Date | undefined;
  readonly name?: string | undefined;
  readonly screenName?: string | undefined;
  readonly profileImage?: string | undefined;
  /** Addresses that stand in the text. */
  readonly urls?: readonly string[] | undefined;
  /** Address of the tweet it quotes. */
  readonly tweet?: string | undefined;
}

/** Most pictures of one tweet (SET-211). */
export const mediaLimit = 4;

const isMoving = ({ type }: TweetMedia) => type.startsWith('video/') || type === 'image/gif';

/**
 * What a tweet shows of its media: up to four pictures, or one video or gif. The first one decides which; others of the
 * wrong kind are left out (OQ-099).
 */
export function shownMedia(media: readonly TweetMedia[]): readonly TweetMedia[] {
  const seen = media.filter(({ type }) => type.startsWith('image/') || type.startsWith('video/'));
  const [first] = seen;
  if (first && isMoving(first)) return [first];
  return seen.filter((each) => !isMoving(each)).slice(0, mediaLimit);
}

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string };

/**
 * The text as parts: the card's address at its end goes, because the card shows it, tags go, line breaks stay, and "(url)" of a
 * listed address becomes a link in brackets.
 */
export function tweetText({ text = '', urls = [], card }: Tweet): readonly TextPart[] {
  const plain = stripTags(text);
  const shown =
    card?.url && plain.trimEnd().endsWith(card.url) ? plain.trimEnd().slice(0, -card.url.length).trimEnd() : plain;
  let parts: readonly TextPart[] = [{ kind: 'text', text: shown }];
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

/** What a card shows: its title uncut, its description cut, the host without scheme and "www.". */
export const cardFace = ({ type, title, description, url }: TweetCard) => ({
  isLarge: type === 'summary_large_image' || type === 'large_image_summary',
  title,
  description: tweetDescription(description),
  host: hostOf(url).replace(/^www\./i, ''),
});

/** Month and day in the language of the page: "Nov 21". Nothing for what is no date. */
export function tweetDate(date: string | number | Date, lang: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return '';
  return new Intl.DateTimeFormat(lang, { month: 'short', day: 'numeric' }).format(instant);
}

/** Whose tweet an address names: `https://twitter.com/ada/status/1` is "@ada". Empty when it names nobody. */
export const quotedAccount = (url: string): string => {
  const [, name = ''] = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(\w{1,15})\/status\/\d+/i.exec(url) ?? [];
  return name && `@${name}`;
};
