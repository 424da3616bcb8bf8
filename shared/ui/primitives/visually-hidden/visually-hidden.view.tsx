import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** For screen readers only. */
  readonly children: ReactNode;
  /** For use in `aria-describedby`. */
  readonly id?: string | undefined;
}

/** Text that screen readers read, but that is not visible. Its class is a global class of `base.css`. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="fd-visually-hidden" id={id}>
      {children}
    </span>
  );
}
