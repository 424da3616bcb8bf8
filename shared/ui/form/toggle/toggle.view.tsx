import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui';
import { useId } from 'react';
import css from './toggle.css';

export interface ToggleProps {
  /** Accessible name: the thing to turn on and off; the heading or label beside it shows it. */
  readonly label: string;
  /** While saving: the new value. */
  readonly checked: boolean;
  /** Called with the other value. Not called while busy or disabled. */
  readonly onChange: (checked: boolean) => void;
  /** Saving: sets `aria-busy`, keeps position and focus, ignores clicks, and shows "Saving…". */
  readonly busy?: boolean | undefined;
  /** Disabled for a reason that is already on screen (the parent setting is off). */
  readonly disabled?: boolean | undefined;
  /** Disabled for this reason, which is shown after the word and reachable by keyboard. */
  readonly disabledReason?: string | undefined;
  /** The save failed: "Not saved, still off". Replaces the word. */
  readonly error?: string | undefined;
  /**
   * Position of the state word: `start` in card headings, `end` alone, `none` if only exceptions are shown, `elsewhere`
   * if the parent shows the exceptions too (a row of settings; pass `describedBy`). Default: `start`.
   */
  readonly word?: 'start' | 'end' | 'none' | 'elsewhere' | undefined;
  /** ID for a `<label>` that shows the label. */
  readonly id?: string | undefined;
  /** ID of a text that describes the switch. */
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
  word = 'start',
  id,
  describedBy,
  testId,
}: ToggleProps) {
  const wordId = useId();
  const isDisabled = disabled || disabledReason !== undefined;
  const isException = word !== 'elsewhere' && (busy || error !== undefined || disabledReason !== undefined);
  const state = busy ? __('Saving…') : checked ? __('On') : __('Off');
  const isShown = isException || word === 'start' || word === 'end';
  return (
    <span className={`${css.toggle} ${word === 'start' ? css.wordFirst : ''}`}>
      <button
        aria-busy={busy || undefined}
        aria-checked={checked}
        aria-describedby={[isException && wordId, describedBy].filter(Boolean).join(' ') || undefined}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-label={label}
        className={isDisabled ? `${css.switch} ${css.off}` : css.switch}
        data-testid={testId}
        disabled={disabled}
        id={id}
        onClick={() => {
          if (!busy && !isDisabled) onChange(!checked);
        }}
        role="switch"
        type="button"
      />
      {/* The normal word repeats the state of the switch, so it is hidden from screen readers; an exception is read
          with the switch. */}
      {isShown && (
        <span aria-hidden={isException ? undefined : true} className={css.word} id={wordId}>
          {error !== undefined && !busy ? (
            <span className={css.error}>
              <Icon name="danger" size={16} />
              <span>{error}</span>
            </span>
          ) : (
            <>
              <span>{state}</span>
              {disabledReason !== undefined && <span className={css.reason}>{` ${disabledReason}`}</span>}
            </>
          )}
        </span>
      )}
    </span>
  );
}
