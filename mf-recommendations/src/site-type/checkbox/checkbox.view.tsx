import { Choice } from '@flightdeck/shared/ui/form';
import type { ReactNode } from 'react';

export interface CheckboxProps {
  readonly label: ReactNode;
  /** Below the label; part of the accessible description. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (next: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** Shows a choice that is saved later, with others. For choices that take effect at once, use `Toggle`. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}
