import { SectionHeader } from '@flightdeck/shared/ui/section-header';
import { Stack } from '@flightdeck/shared/ui/stack';
import { type ReactNode, useId } from 'react';
import css from './gallery.css';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One component of the gallery, under its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <SectionHeader id={id} title={title} />
        {children}
      </Stack>
    </section>
  );
}

export interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** States of one kind beside each other. */
export function Row({ label, children }: RowProps) {
  return (
    <div className={css.states}>
      <span className={css.label}>{label}</span>
      <div className={css.row}>{children}</div>
    </div>
  );
}
