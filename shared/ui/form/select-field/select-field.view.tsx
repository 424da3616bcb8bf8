import type { ReactNode } from 'react';
import { Field } from '../field/field.view';
import css from './select-field.css';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string = string> {
  /** Always visible. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown below the field; screen readers read it with the field. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** A choice from a list, with the browser's `<select>`. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  error,
  disabled,
  testId,
}: SelectFieldProps<Value>) {
  return (
    <Field error={error} hint={hint} label={label}>
      {({ className, ...controlProps }) => (
        <select
          {...controlProps}
          className={`${className} ${css.select}`}
          data-testid={testId}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((each) => each.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          value={value}
        >
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
