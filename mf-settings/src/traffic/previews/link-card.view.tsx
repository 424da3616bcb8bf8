import type { ReactNode } from 'react';
import css from './link-card.css';
import { Picture } from './picture.view';

export interface LinkCardProps {
  /** `large`: a tweet whose picture stands above the words. */
  readonly look: 'facebook' | 'tweet' | 'large';
  readonly image: string | undefined;
  readonly alt: string;
  /** Lines, in the order of the service. */
  readonly children: ReactNode;
  readonly testId: string;
}

/** What a service makes of a link: its picture, and a few lines beside it. */
export function LinkCard({ look, image, alt, children, testId }: LinkCardProps) {
  return (
    <div className={`${css.card} ${css[look]}`} data-testid={testId}>
      <div className={css.picture}>
        <Picture alt={alt} src={image} />
      </div>
      <div className={css.body}>{children}</div>
    </div>
  );
}

export interface LinkLineProps {
  /** Default: in the background. */
  readonly kind?: 'title' | 'small';
  readonly children: string;
}

/** A line of it, in its own direction of writing. */
export const LinkLine = ({ kind, children }: LinkLineProps) => (
  <p className={`${css.line} ${kind ? css[kind] : ''}`}>
    <bdi>{children}</bdi>
  </p>
);
