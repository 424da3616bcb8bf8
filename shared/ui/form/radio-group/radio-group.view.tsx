import { type ReactNode, useId } from 'react';
import { Choice } from '../choice/choice.view';
import css from './radio-group.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Shown below the label; screen readers read it with the label. */
  readonly hint?: ReactNode;
  /** Cannot be chosen; the hint says why. */
  readonly disabled?: boolean | undefined;
  /** Shown below the option while it is chosen, such as a field for this option only. */
  readonly children?: ReactNode;
}

export interface RadioGroupProps<Value extends string = string> {
  /** Name of the group; always visible. */
  readonly label: string;
  /** null if nothing is chosen yet. */
  readonly value: Value | null;
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
  /** `cards` draws a box around each option. Default: `plain`. */
  readonly variant?: 'plain' | 'cards' | undefined;
  readonly testId?: string | undefined;
}

/** A choice between a few visible options. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
  disabled,
  variant = 'plain',
  testId,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={variant === 'cards' ? `${css.group} ${css.cards}` : css.group}
      data-testid={testId}
      disabled={disabled}
    >
      <legend className={css.legend}>{label}</legend>
      {options.map((each) => (
        <Choice
          checked={each.value === value}
          boxed={variant === 'cards'}
          disabled={each.disabled}
          hint={each.hint}
          key={each.value}
          label={each.label}
          name={name}
          onChange={() => onChange(each.value)}
          type="radio"
          value={each.value}
        >
          {each.value === value && each.children}
        </Choice>
      ))}
    </fieldset>
  );
}
