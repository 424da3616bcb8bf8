import type { ReactNode } from 'react';
import css from './card-grid.css';

export interface CardGridProps {
  /** Cards, or elements with one card each. A `wide` card takes the whole row. */
  readonly children: ReactNode;
  /** Whether rows have at least the height of a card with two lines and a button, so that state changes shift nothing. */
  readonly steady?: boolean | undefined;
}

/** Shows cards in one column; from a container width of 720 px, in rows of two cards of equal height. */
export function CardGrid({ children, steady = false }: CardGridProps) {
  return <div className={steady ? `${css.grid} ${css.steady}` : css.grid}>{children}</div>;
}
