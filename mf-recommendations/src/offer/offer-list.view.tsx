import type { ReactNode } from 'react';
import css from './offer-list.css';

export interface OfferListProps {
  /** Cards, in two columns on wide screens. */
  readonly children: ReactNode;
  /** Terms that apply to all cards. */
  readonly foot: ReactNode;
}

/** Shows offer cards and their common terms. */
export function OfferList({ children, foot }: OfferListProps) {
  return (
    <div className={css.list}>
      <div className={css.cards}>{children}</div>
      <div className={css.foot}>{foot}</div>
    </div>
  );
}
