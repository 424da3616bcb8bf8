import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** Text for screen readers. */
  readonly children: ReactNode;
  /** ID for `aria-describedby` of another element. */
  readonly id?: string | undefined;
}

/** Shows a text to screen readers only. `base.css` defines its class, which is global. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="fd-visually-hidden" id={id}>
      {children}
    </span>
  );
}
