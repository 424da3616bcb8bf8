import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** For screen readers only. */
  readonly children: ReactNode;
  /** To be named by `aria-describedby`. */
  readonly id?: string | undefined;
}

/** Text that is read but not seen. Its class is the global one of `base.css`. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="fd-visually-hidden" id={id}>
      {children}
    </span>
  );
}
