import { Choice } from '@flightdeck/shared/ui/choice';
import type { ReactNode } from 'react';

export interface CheckboxProps {
  readonly label: ReactNode;
  /** Below the label, read with it. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (next: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** A choice that is saved later, with others. What takes effect at once is a `Toggle`. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}
