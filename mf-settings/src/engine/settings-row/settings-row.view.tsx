import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui/icon';
import { Spinner } from '@flightdeck/shared/ui/spinner';
import { Toggle, type ToggleProps } from '@flightdeck/shared/ui/toggle';
import { type ReactNode, useId } from 'react';
import css from './settings-row.css';

/** The switch of a row; the row names it and shows its exceptions. */
export type RowToggle = Omit<ToggleProps, 'label' | 'word' | 'describedBy' | 'id'>;

export interface SettingsRowProps {
  /** The switch in the first column. Without it the text begins there. */
  readonly toggle?: RowToggle | undefined;
  /** Also the name of the switch; a click on it switches. */
  readonly label: string;
  /** Below the label, in plain words; may hold links. */
  readonly explanation?: ReactNode;
  /** Exceptions only: "Unsaved", "Not in your plan". "Saving…", a failed save and the reason for being disabled come by themselves. */
  readonly end?: ReactNode;
  /** Rows and fields that belong to it: indented by one switch. */
  readonly children?: ReactNode;
  /** Default: while the switch is off or cannot be used. They are disabled, never hidden. */
  readonly childrenDisabled?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** One setting: switch, label, explanation, exception. It stands edge to edge in a card without padding. */
export function SettingsRow({
  toggle,
  label,
  explanation,
  end,
  children,
  childrenDisabled = toggle !== undefined &&
    (!toggle.checked || toggle.disabled === true || toggle.disabledReason !== undefined),
  testId,
}: SettingsRowProps) {
  const id = useId();
  const exception = toggle && exceptionOf(toggle);
  const shown = exception ?? end;
  const described = [explanation && `${id}text`, shown && `${id}end`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={css.group} data-testid={testId}>
      <div className={toggle ? `${css.row} ${css.switched}` : css.row}>
        {toggle && (
          <span className={css.toggle}>
            <Toggle {...toggle} describedBy={described} id={id} label={label} word="elsewhere" />
          </span>
        )}
        <div className={css.texts}>
          {toggle ? (
            <label className={css.label} htmlFor={id}>
              {label}
            </label>
          ) : (
            <p className={css.label}>{label}</p>
          )}
          {explanation && (
            <div className={css.explanation} id={`${id}text`}>
              {explanation}
            </div>
          )}
        </div>
        {shown && (
          <span className={css.end} id={`${id}end`}>
            {shown}
          </span>
        )}
      </div>
      {children && (
        <fieldset aria-label={label} className={css.children} disabled={childrenDisabled}>
          {children}
        </fieldset>
      )}
    </div>
  );
}

function exceptionOf({ busy, error, disabledReason }: RowToggle): ReactNode {
  if (busy) {
    return (
      <>
        <Spinner size={16} />
        {__('Saving…')}
      </>
    );
  }
  if (error === undefined) return disabledReason;
  return (
    <span className={css.error}>
      <Icon name="danger" size={16} />
      {error}
    </span>
  );
}
