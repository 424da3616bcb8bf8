import { type ReactNode, useId } from 'react';
import css from './radio-group.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Below the label, read with it. */
  readonly hint?: ReactNode;
}

export interface RadioGroupProps<Value extends string = string> {
  /** What is chosen; always visible. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** One of few, all of them in sight. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  testId,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={css.group} data-testid={testId} disabled={disabled}>
      <legend className={css.legend}>{label}</legend>
      {options.map((each) => (
        <div className={css.choice} key={each.value}>
          <label className={css.label}>
            <input
              aria-describedby={each.hint ? `${id}${each.value}` : undefined}
              checked={each.value === value}
              className={css.dot}
              name={id}
              onChange={() => onChange(each.value)}
              type="radio"
              value={each.value}
            />
            <span className={css.text}>{each.label}</span>
          </label>
          {each.hint && (
            <div className={css.hint} id={`${id}${each.value}`}>
              {each.hint}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
