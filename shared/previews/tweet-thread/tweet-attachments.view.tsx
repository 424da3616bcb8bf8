import { Picture } from '../picture.view';
import { cardFace, shownMedia, type TweetCard, type TweetMedia } from './tweet';
import css from './tweet-attachments.css';

/** Pictures in a grid, or one video (SET-211). */
export function Media({ media }: { readonly media: readonly TweetMedia[] }) {
  const shown = shownMedia(media);
  if (shown.length === 0) return null;
  return (
    <div className={`${css.media} ${shown.length > 1 ? css.several : ''}`} data-testid="tweet-media">
      {shown.map(({ type, url, alt = '' }) =>
        type.startsWith('video/') ? (
          // Nothing of it is fetched before it is played (SET-216).
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

/** What a link in a tweet becomes: picture, title, description, host. */
export function Card({ card }: { readonly card: TweetCard }) {
  const { isLarge, title, description, host } = cardFace(card);
  return (
    <div className={`${css.card} ${isLarge ? css.large : ''}`} data-testid="tweet-card">
      <span className={css.image}>
        <Picture alt="" src={card.image} />
      </span>
      <div className={css.body}>
        <p className={css.title}>
          <bdi>{title}</bdi>
        </p>
        <p className={css.description}>
          <bdi>{description}</bdi>
        </p>
        <p className={css.host}>
          <bdi>{host}</bdi>
        </p>
      </div>
    </div>
  );
}
