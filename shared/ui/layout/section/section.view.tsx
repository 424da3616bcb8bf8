import { type ReactNode, useId } from 'react';
import { SectionHeader } from '../section-header/section-header.view';
import { Stack } from '../stack/stack.view';

export interface SectionProps {
  /** Heading of level 2. */
  readonly title: string;
  /** Link at the end of the heading line. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** Groups related cards or rows under one heading. */
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
