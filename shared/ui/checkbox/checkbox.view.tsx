import { type ReactNode, useId } from 'react';
import css from './checkbox.css';

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
export function Checkbox({ label, hint, checked, onChange, disabled, testId }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <label className={css.label}>
        <input
          aria-describedby={hint ? id : undefined}
          checked={checked}
          className={css.box}
          data-testid={testId}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          type="checkbox"
        />
        <span className={css.text}>{label}</span>
      </label>
      {hint && (
        <div className={css.hint} id={id}>
          {hint}
        </div>
      )}
    </div>
  );
}
