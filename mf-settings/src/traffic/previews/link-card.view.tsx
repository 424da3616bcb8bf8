import type { ReactNode } from 'react';
import css from './link-card.css';
import { Picture } from './picture.view';

export interface LinkCardProps {
  /** `largeTweet`: a tweet with its picture above the text. */
  readonly variant: 'facebook' | 'tweet' | 'largeTweet';
  readonly image: string | undefined;
  readonly alt: string;
  /** `LinkLine` elements, in the order that the service uses. */
  readonly children: ReactNode;
  readonly testId: string;
}

/** Previews a link as a card with a picture and a few lines of text. */
export function LinkCard({ variant, image, alt, children, testId }: LinkCardProps) {
  return (
    <div className={`${css.card} ${css[variant]}`} data-testid={testId}>
      <div className={css.picture}>
        <Picture alt={alt} src={image} />
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}

export interface LinkLineProps {
  /** Default: muted text of normal size. */
  readonly kind?: 'title' | 'small';
  readonly children: string;
}

/** Draws a line of the card, isolated from the text direction around it. */
export const LinkLine = ({ kind, children }: LinkLineProps) => (
  <p className={`${css.line} ${kind ? css[kind] : ''}`}>
    <bdi>{children}</bdi>
  </p>
);
