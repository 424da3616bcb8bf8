import type { ReactNode } from 'react';
import css from './stack.css';

export interface StackProps {
  readonly children: ReactNode;
  /** `tight`: 8 px, for lines inside a card. `cards`: 12 px (default). `sections`: 24 px. */
  readonly gap?: 'tight' | 'cards' | 'sections' | undefined;
}

/** Stacks its children vertically, with equal gaps. */
export function Stack({ children, gap = 'cards' }: StackProps) {
  return <div className={`${css.stack} ${css[gap]}`}>{children}</div>;
}
