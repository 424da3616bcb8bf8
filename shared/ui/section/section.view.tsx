import { SectionHeader } from '@flightdeck/shared/ui/section-header';
import { Stack } from '@flightdeck/shared/ui/stack';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  /** Heading of the second level. */
  readonly title: string;
  /** Quiet link at the end of the heading. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** Cards, rows or whatever belongs together, under one heading that names them. */
export function Section({ title, link, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <SectionHeader id={id} title={title}>
          {link}
        </SectionHeader>
        {children}
      </Stack>
    </section>
  );
}
