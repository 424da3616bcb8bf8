import type { ReactNode } from 'react';
import css from './offer-list.css';

export interface OfferListProps {
  /** Cards, in two columns on wide screens. */
  readonly children: ReactNode;
  /** Content below the cards, such as the terms of all offers. */
  readonly footer: ReactNode;
}

/** Shows offer cards with a footer. */
export function OfferList({ children, footer }: OfferListProps) {
  return (
    <div className={css.list}>
      <div className={css.cards}>{children}</div>
      <div className={css.footer}>{footer}</div>
    </div>
  );
}
