import type { ReactNode } from 'react';
import css from './small-print.css';

/** What holds besides, smaller than what it stands below. */
export function SmallPrint({ children }: { readonly children: ReactNode }) {
  return <p className={css.text}>{children}</p>;
}
