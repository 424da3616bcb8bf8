import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui/icon';
import { Picture } from '../picture.view';
import { quotedAccount, type Tweet, tweetDate, tweetText } from './tweet';
import { Card, Media } from './tweet-attachments.view';
import css from './tweet-thread.css';

export type { Tweet } from './tweet';

export interface TweetThreadProps {
  /** In their order. An empty one is a tweet of the placeholder account. */
  readonly tweets: readonly Tweet[];
  /** BCP 47, for dates. */
  readonly lang: string;
}

/** Tweets below each other, as their author will see them (SET-210). Nothing in it can be pressed. */
export function TweetThread({ tweets, lang }: TweetThreadProps) {
  return (
    <ol className={css.thread} data-testid="preview-twitter">
      {tweets.map((tweet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tweet has nothing of its own but its place
        <li className={css.tweet} key={index}>
          <div className={css.margin}>
            <span className={css.face}>
              {tweet.profileImage ? <Picture alt="" src={tweet.profileImage} /> : <Icon name="user" size={24} />}
            </span>
            {index < tweets.length - 1 && <span className={css.line} data-testid="tweet-line" />}
          </div>
          <div className={css.body}>
            <Author lang={lang} tweet={tweet} />
            <Text tweet={tweet} />
            {tweet.media && <Media media={tweet.media} />}
            {tweet.tweet && <Quoted url={tweet.tweet} />}
            {/* Pictures and a quoted tweet take the place of the card. */}
            {tweet.card && !tweet.media?.length && !tweet.tweet && <Card card={tweet.card} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Author({ tweet, lang }: { readonly tweet: Tweet; readonly lang: string }) {
  const { name = __('Account Name'), screenName = '@account', date = Date.now() } = tweet;
  return (
    <p className={css.author}>
      <bdi className={css.name}>{name}</bdi> <bdi>{screenName}</bdi> <span aria-hidden="true">·</span>{' '}
      <span>{tweetDate(date, lang)}</span>
    </p>
  );
}

function Text({ tweet }: { readonly tweet: Tweet }) {
  const parts = tweetText(tweet);
  if (parts.length === 0) return null;
  return (
    <p className={css.text} dir="auto">
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have nothing but their place
          <span key={index}>
            (<span className={css.link}>{part.url}</span>)
          </span>
        ),
      )}
    </p>
  );
}

/** The quoted tweet by its address: what it says stands on a server that a preview does not ask (SET-216). */
function Quoted({ url }: { readonly url: string }) {
  const account = quotedAccount(url);
  return (
    <figure aria-label={__('Quoted tweet')} className={css.quoted} data-testid="tweet-quoted">
      {account && <bdi className={css.name}>{account}</bdi>}
      <bdi className={css.address}>{url}</bdi>
    </figure>
  );
}
