import { __ } from '@flightdeck/shared/i18n';
import { Icon, Spinner } from '@flightdeck/shared/ui';
import { Toggle, type ToggleProps } from '@flightdeck/shared/ui/form';
import { type ReactNode, useId } from 'react';
import css from './settings-row.css';

/** Switch of a row. The row provides its label and shows its state. */
export type RowToggle = Omit<ToggleProps, 'label' | 'wordPosition' | 'describedBy' | 'id'>;

export interface SettingsRowProps {
  /** Switch in the first column. Without a switch, the text starts in this column. */
  readonly toggle?: RowToggle | undefined;
  /** Text of the row, and the accessible name of the switch. */
  readonly label: string;
  /** Text below the label; may contain links. */
  readonly explanation?: ReactNode;
  /**
   * Content at the end of the row, such as "Not in your plan". "Saving…", an error or the reason for a disabled switch
   * replaces this content.
   */
  readonly end?: ReactNode;
  /** Dependent rows and fields, indented by the width of the switch. */
  readonly children?: ReactNode;
  /** Disables the dependent rows and fields; they are never hidden. Default: true while the switch is off or unavailable. */
  readonly childrenDisabled?: boolean | undefined;
  /** Whether dependent rows share lines where there is room. For short labels. */
  readonly compact?: boolean | undefined;
  readonly testId?: string | undefined;
}

/** Row of one setting, across the full width of a card: switch, label, explanation and state. */
export function SettingsRow({
  toggle,
  label,
  explanation,
  end,
  children,
  childrenDisabled = toggle !== undefined &&
    (!toggle.checked || toggle.disabled === true || toggle.disabledReason !== undefined),
  compact = false,
  testId,
}: SettingsRowProps) {
  const id = useId();
  const endContent = (toggle && toggleStatus(toggle)) ?? end;
  const describedBy = [explanation && `${id}text`, endContent && `${id}end`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={css.group} data-testid={testId}>
      <div className={toggle ? `${css.row} ${css.switched}` : css.row}>
        {toggle && (
          <span className={css.toggle}>
            <Toggle {...toggle} describedBy={describedBy} id={id} label={label} wordPosition="elsewhere" />
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
        {endContent && (
          <span className={css.end} id={`${id}end`}>
            {endContent}
          </span>
        )}
      </div>
      {children && (
        <fieldset
          aria-label={label}
          className={compact ? `${css.children} ${css.compact}` : css.children}
          disabled={childrenDisabled}
        >
          {children}
        </fieldset>
      )}
    </div>
  );
}

/** Returns the status of a switch that replaces the content at the end of its row; undefined without a special status. */
function toggleStatus({ busy, error, disabledReason }: RowToggle): ReactNode {
  if (busy) {
    return (
      <>
        <Spinner size={16} />
        <span>{__('Saving…')}</span>
      </>
    );
  }
  if (error === undefined) return disabledReason;
  return (
    <span className={css.error}>
      <Icon name="danger" size={16} />
      <span>{error}</span>
    </span>
  );
}
