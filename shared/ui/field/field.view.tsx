import { Icon } from '@flightdeck/shared/ui/icon';
import { type ReactNode, useId } from 'react';
import css from './field.css';

/** Attributes that the control of a field must carry: `<input {...wiring} />`. */
export interface FieldWiring {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Always visible; also the accessible name. */
  readonly label: string;
  /** Below the control, read with it. */
  readonly hint?: ReactNode;
  /** The error, and a value that would be right. It stays until the value changes. */
  readonly error?: string | undefined;
  /** How much of the room is used: "12 of 80 characters". */
  readonly count?: string | undefined;
  /** Draws the control. */
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint, count and error of a field, tied together. For components of the kit; areas use `TextField` and `SelectField`. */
export function Field({ label, hint, error, count, children }: FieldProps) {
  const id = useId();
  const ids = { error: `${id}error`, hint: `${id}hint`, count: `${id}count` };
  const hasHint = hint !== undefined && hint !== null && hint !== false;
  const described = [error !== undefined && ids.error, hasHint && ids.hint, count !== undefined && ids.count].filter(
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
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      {/* It is there before the error is, otherwise the error is often not read. */}
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
