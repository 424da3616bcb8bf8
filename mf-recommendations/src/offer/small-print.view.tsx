import type { ReactNode } from 'react';
import css from './small-print.css';

/** Shows a note in small text. */
export function SmallPrint({ children }: { readonly children: ReactNode }) {
  return <p className={css.text}>{children}</p>;
}
