import { Icon } from '@flightdeck/shared/ui';
import { type ReactNode, useId } from 'react';
import css from './field.css';

/** Attributes that the control of a field must have: `<input {...props} />`. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Always visible; also the accessible name. */
  readonly label: string;
  /** Shown below the control; screen readers read it with the control. */
  readonly hint?: ReactNode;
  /** The error, with an example of a valid value. */
  readonly error?: string | undefined;
  /** Characters used: "12 of 80 characters". */
  readonly count?: string | undefined;
  /** Renders the control. */
  readonly children: (props: ControlProps) => ReactNode;
}

/**
 * Label, control, hint, count and error of a field, connected for screen readers. For components of `shared/ui`; areas
 * use `TextField` and `SelectField`.
 */
export function Field({ label, hint, error, count, children }: FieldProps) {
  const id = useId();
  const ids = { error: `${id}error`, hint: `${id}hint`, count: `${id}count` };
  const hasHint = hint !== undefined && hint !== null && hint !== false;
  const describedBy = [error !== undefined && ids.error, hasHint && ids.hint, count !== undefined && ids.count].filter(
    Boolean,
  );
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: `${css.control}`,
        'aria-describedby': describedBy.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {/* Rendered before there is an error: screen readers often miss a live region that appears with its text. */}
      <div aria-live="polite">
        {error !== undefined && (
          <p className={css.error} id={ids.error}>
            <Icon name="danger" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {(hasHint || count !== undefined) && (
        <div className={css.notes}>
          {hasHint && (
            <div className={css.hint} id={ids.hint}>
              {hint}
            </div>
          )}
          {count !== undefined && (
            <span className={css.count} id={ids.count}>
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** Attributes for a field that is not a login: password managers neither fill it nor offer to save its value. */
export const noLogin = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/** Returns whether a field has the focus. Password managers and other scripts fill fields without focusing them. */
export const hasFocus = (field: Element): boolean => field.matches(':focus');
