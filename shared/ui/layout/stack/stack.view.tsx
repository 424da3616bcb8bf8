import type { ReactNode } from 'react';
import css from './stack.css';

export interface StackProps {
  readonly children: ReactNode;
  /** `tight`: 8, for lines of a body. `cards`: 12 (default). `sections`: 24. */
  readonly gap?: 'tight' | 'cards' | 'sections' | undefined;
}

/** Stacks its children with a gap of the grid. */
export function Stack({ children, gap = 'cards' }: StackProps) {
  return <div className={`${css.stack} ${css[gap]}`}>{children}</div>;
}
