import { type ReactNode, useId } from 'react';
import css from './choice.css';

export interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
  /** Shown below the label; screen readers read it with the label. */
  readonly hint?: ReactNode;
  /** Shown below label and hint, such as a field for this choice only. */
  readonly children?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** Name of the radio group. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** Draws a box around the choice. */
  readonly boxed?: boolean | undefined;
  readonly testId?: string | undefined;
}

/**
 * Shows a checkbox or a radio button that can also be clicked on its label. Use it for choices that are saved later,
 * with others; for choices that take effect at once, use `Toggle`.
 */
export function Choice({ type, label, hint, children, boxed, testId, onChange, ...inputProps }: ChoiceProps) {
  const id = useId();
  return (
    <div className={boxed ? `${css.choice} ${css.boxed}` : css.choice}>
      <label className={css.label}>
        <input
          {...inputProps}
          aria-describedby={hint ? id : undefined}
          className={css.mark}
          data-testid={testId}
          onChange={(event) => onChange(event.target.checked)}
          type={type}
        />
        <span className={css.text}>{label}</span>
      </label>
      {hint && (
        <div className={css.hint} id={id}>
          {hint}
        </div>
      )}
      {children && <div className={css.more}>{children}</div>}
    </div>
  );
}
