import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui';
import { useId } from 'react';
import css from './toggle.css';

export interface ToggleProps {
  /** Accessible name: the thing to turn on or off. The heading or label beside the switch shows the same text. */
  readonly label: string;
  /** While saving: the new value. */
  readonly checked: boolean;
  /** Called with the new value. Not called while busy or disabled. */
  readonly onChange: (checked: boolean) => void;
  /** Saving: sets `aria-busy`, keeps position and focus, ignores clicks, and shows "Saving…". */
  readonly busy?: boolean | undefined;
  /** Disabled for a reason that is already on screen (the parent setting is off). */
  readonly disabled?: boolean | undefined;
  /** Disabled for this reason, which is shown after the state word. The switch stays reachable by keyboard. */
  readonly disabledReason?: string | undefined;
  /** The save failed: "Not saved, still off". Replaces the state word. */
  readonly error?: string | undefined;
  /**
   * Where the state word ("On", "Off") is: `start` before the switch (in card headings), `end` after it. `none`: shown
   * only while saving, after an error, or with a `disabledReason`. `elsewhere`: never shown, because the parent shows
   * "Saving…", the error or the reason (a row of settings; pass `describedBy`). Default: `start`.
   */
  readonly wordPosition?: 'start' | 'end' | 'none' | 'elsewhere' | undefined;
  /** ID of the switch, for the `htmlFor` of a `<label>`. */
  readonly id?: string | undefined;
  /** ID of the element that describes the switch. */
  readonly describedBy?: string | undefined;
  readonly testId?: string | undefined;
}

/** A switch with its state as a word. */
export function Toggle({
  label,
  checked,
  onChange,
  busy = false,
  disabled = false,
  disabledReason,
  error,
  wordPosition = 'start',
  id,
  describedBy,
  testId,
}: ToggleProps) {
  const wordId = useId();
  const isDisabled = disabled || disabledReason !== undefined;
  const isException = wordPosition !== 'elsewhere' && (busy || error !== undefined || disabledReason !== undefined);
  const stateWord = busy ? __('Saving…') : checked ? __('On') : __('Off');
  const isWordShown = isException || wordPosition === 'start' || wordPosition === 'end';
  return (
    <span className={`${css.toggle} ${wordPosition === 'start' ? css.wordFirst : ''}`}>
      <button
        aria-busy={busy || undefined}
        aria-checked={checked}
        aria-describedby={[isException && wordId, describedBy].filter(Boolean).join(' ') || undefined}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-label={label}
        className={isDisabled ? `${css.switch} ${css.disabled}` : css.switch}
        data-testid={testId}
        disabled={disabled}
        id={id}
        onClick={() => {
          if (!busy && !isDisabled) onChange(!checked);
        }}
        role="switch"
        type="button"
      />
      {/* "On" and "Off" repeat the state of the switch, so they are hidden from screen readers; "Saving…", an error and a
          reason are read with the switch. */}
      {isWordShown && (
        <span aria-hidden={isException ? undefined : true} className={css.word} id={wordId}>
          {error !== undefined && !busy ? (
            <span className={css.error}>
              <Icon name="danger" size={16} />
              <span>{error}</span>
            </span>
          ) : (
            <>
              <span>{stateWord}</span>
              {disabledReason !== undefined && <span className={css.reason}>{` ${disabledReason}`}</span>}
            </>
          )}
        </span>
      )}
    </span>
  );
}
