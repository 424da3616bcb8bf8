import type { ReactNode } from 'react';
import css from './offer-list.css';

export interface OfferListProps {
  /** Cards: two of them stand beside each other where there is room. */
  readonly children: ReactNode;
  /** What holds for all of them. */
  readonly foot: ReactNode;
}

/** Offers, and what holds for their prices. */
export function OfferList({ children, foot }: OfferListProps) {
  return (
    <div className={css.list}>
      <div className={css.cards}>{children}</div>
      <div className={css.foot}>{foot}</div>
    </div>
  );
}
