import type { ReactNode } from 'react';
import css from './section-header.css';

export interface SectionHeaderProps {
  readonly title: string;
  /** Default: 2. Do not skip levels. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** For `aria-labelledby` of the section. */
  readonly id?: string | undefined;
  /** At most one link, at the end of the line. */
  readonly children?: ReactNode;
}

/** Heading of a section, with an optional link at the end of its line. */
export function SectionHeader({ title, level = 2, id, children }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.header}>
      <Heading className={css.title} id={id}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
