import type { ReactNode } from 'react';
import css from './card-grid.css';

export interface CardGridProps {
  /** Cards, or elements that contain one card each. A `wide` card takes the whole row. */
  readonly children: ReactNode;
  /** Rows have at least the height of a card with two lines and a button, so that a change of state moves nothing below. */
  readonly steady?: boolean | undefined;
}

/** Cards of equal height in a row: one column, from 720 px of the container two. */
export function CardGrid({ children, steady = false }: CardGridProps) {
  return <div className={steady ? `${css.grid} ${css.steady}` : css.grid}>{children}</div>;
}
