import type { ReactNode } from 'react';
import css from './card-grid.css';

export interface CardGridProps {
  /** Cards, or elements that contain one card each. A `wide` card takes the whole row. */
  readonly children: ReactNode;
}

/** Cards of equal height in a row: one column, from 720 px of the container two. */
export function CardGrid({ children }: CardGridProps) {
  return <div className={css.grid}>{children}</div>;
}
