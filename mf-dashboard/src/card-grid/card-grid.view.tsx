import type { ReactNode } from 'react';
import css from './card-grid.css';

/**
 * Shows cards in one column; from a container width of 720 px, in rows of two cards of equal height.
 * @param children cards, or elements with one card each
 */
export const CardGrid = ({ children }: { readonly children: ReactNode }) => <div className={css.grid}>{children}</div>;
