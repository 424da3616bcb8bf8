import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui';
import { Picture } from '../picture.view';
import { quotedAccount, type Tweet, tweetDate, tweetText } from './tweet';
import { Card, Media } from './tweet-attachments.view';
import css from './tweet-thread.css';

export type { Tweet } from './tweet';

export interface TweetThreadProps {
  /** Tweets in order. An empty object is shown with a placeholder account and today's date. */
  readonly tweets: readonly Tweet[];
  /** BCP 47 language tag for dates. */
  readonly lang: string;
}

/** Previews a thread of tweets (SET-210). It contains no links or buttons. */
export function TweetThread({ tweets, lang }: TweetThreadProps) {
  return (
    <ol className={css.thread} data-testid="preview-twitter" role="list">
      {tweets.map((tweet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tweets have no ID
        <li className={css.tweet} key={index}>
          <div className={css.avatarColumn}>
            <span className={css.avatar}>
              {tweet.profileImage ? <Picture alt="" src={tweet.profileImage} /> : <Icon name="user" size={24} />}
            </span>
            {index < tweets.length - 1 && <span className={css.connector} data-testid="tweet-line" />}
          </div>
          <div className={css.body}>
            <Author lang={lang} tweet={tweet} />
            <Text tweet={tweet} />
            {tweet.media && <Media media={tweet.media} />}
            {tweet.tweet && <Quoted url={tweet.tweet} />}
            <Card tweet={tweet} />
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
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ID
        <span key={index}>{part.kind === 'text' ? part.text : <BracketedUrl url={part.url} />}</span>
      ))}
    </p>
  );
}

/** Shows a URL in the color of a link. It is not a link. */
const BracketedUrl = ({ url }: { readonly url: string }) => (
  <>
    <span>(</span>
    <span className={css.link}>{url}</span>
    <span>)</span>
  </>
);

/** Shows the account and the URL of a quoted tweet, but not its text, because a preview sends no request (SET-216). */
function Quoted({ url }: { readonly url: string }) {
  const account = quotedAccount(url);
  return (
    <figure aria-label={__('Quoted tweet')} className={css.quoted} data-testid="tweet-quoted">
      {account && <bdi className={css.name}>{account}</bdi>}
      <bdi className={css.url}>{url}</bdi>
    </figure>
  );
}
