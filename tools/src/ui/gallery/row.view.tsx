import type { ReactNode } from 'react';
import css from './gallery.css';

export interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows the states of a component side by side, after a label. */
export function Row({ label, children }: RowProps) {
  return (
    <div className={css.states}>
      <span className={css.label}>{label}</span>
      <div className={css.row}>{children}</div>
    </div>
  );
}
