import { LinkCard, LinkLine } from '../link-card.view';
import { Picture } from '../picture.view';
import { cardContent, shownCard, shownMedia, type Tweet, type TweetMedia } from './tweet';
import css from './tweet-attachments.css';

/** Draws up to four pictures (several in a grid), or a single video or GIF (SET-211). */
export function Media({ media }: { readonly media: readonly TweetMedia[] }) {
  const shown = shownMedia(media);
  if (shown.length === 0) return null;
  return (
    <div className={`${css.media} ${shown.length > 1 ? css.grid : ''}`} data-testid="tweet-media">
      {shown.map(({ type, url, alt = '' }) =>
        type.startsWith('video/') ? (
          // The video loads only when it is played, because a preview sends no request (SET-216).
          <video
            aria-label={alt || undefined}
            className={css.video}
            controls
            key={url}
            muted
            preload="none"
            src={url}
          />
        ) : (
          <span className={css.picture} key={url}>
            <Picture alt={alt} src={url} />
          </span>
        ),
      )}
    </div>
  );
}

/** Draws the card of a link in a tweet: picture, title, description and host. Draws nothing if the tweet shows no card. */
export function Card({ tweet }: { readonly tweet: Tweet }) {
  const card = shownCard(tweet);
  if (!card) return null;
  const { isLarge, title, description, host } = cardContent(card);
  return (
    <LinkCard alt="" image={card.image} variant={isLarge ? 'largeTweet' : 'tweet'} testId="tweet-card">
      <LinkLine kind="title">{title}</LinkLine>
      <LinkLine>{description}</LinkLine>
      <LinkLine>{host}</LinkLine>
    </LinkCard>
  );
}
