import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui/icon';
import { useId } from 'react';
import css from './toggle.css';

export interface ToggleProps {
  /** The thing to turn on and off, as accessible name; the heading or label beside it shows it. */
  readonly label: string;
  /** While saving: the new value already. */
  readonly checked: boolean;
  /** Asked for the other value. Not called while busy or disabled. */
  readonly onChange: (checked: boolean) => void;
  /** Saving: `aria-busy`, keeps place and focus, ignores clicks, the word is "Saving…". */
  readonly busy?: boolean | undefined;
  /** Cannot be used, for a reason that is shown beside it already (the parent setting is off). */
  readonly disabled?: boolean | undefined;
  /** Cannot be used, and this is why; shown after the word, reachable by keyboard. */
  readonly disabledReason?: string | undefined;
  /** Not saved: "Not saved, still off". Takes the place of the word. */
  readonly error?: string | undefined;
  /**
   * Where the state word is: `start` in card headings, `end` alone, `none` where only exceptions are shown, `elsewhere`
   * where the parent shows these too (a row of settings; hand in `describedBy`). Default `start`.
   */
  readonly word?: 'start' | 'end' | 'none' | 'elsewhere' | undefined;
  /** For a `<label>` that shows the label. */
  readonly id?: string | undefined;
  /** Id of a text that explains it. */
  readonly describedBy?: string | undefined;
  readonly testId?: string | undefined;
}

/** State and action in one: a switch with its state as a word. */
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
  const off = disabled || disabledReason !== undefined;
  const exception = word !== 'elsewhere' && (busy || error !== undefined || disabledReason !== undefined);
  const state = busy ? __('Saving…') : checked ? __('On') : __('Off');
  const shown = exception || word === 'start' || word === 'end';
  return (
    <span className={`${css.toggle} ${word === 'start' ? css.wordFirst : ''}`}>
      <button
        aria-busy={busy || undefined}
        aria-checked={checked}
        aria-describedby={[exception && wordId, describedBy].filter(Boolean).join(' ') || undefined}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-label={label}
        className={off ? `${css.switch} ${css.off}` : css.switch}
        data-testid={testId}
        disabled={disabled}
        id={id}
        onClick={() => {
          if (!busy && !off) onChange(!checked);
        }}
        role="switch"
        type="button"
      />
      {/* The plain word repeats what the switch says of itself; an exception is read with the switch. */}
      {shown && (
        <span aria-hidden={exception ? undefined : true} className={css.word} id={wordId}>
          {error !== undefined && !busy ? (
            <span className={css.error}>
              <Icon name="danger" size={16} />
              {error}
            </span>
          ) : (
            <>
              {state}
              {disabledReason !== undefined && <span className={css.reason}> {disabledReason}</span>}
            </>
          )}
        </span>
      )}
    </span>
  );
}
