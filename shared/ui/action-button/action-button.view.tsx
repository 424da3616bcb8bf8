import { __ } from '@flightdeck/shared/i18n';
import { Button, type ButtonProps, Icon } from '@flightdeck/shared/ui';
import { useId, useState } from 'react';
import css from './action-button.css';

export interface ActionButtonProps
  extends Pick<
    ButtonProps,
    'children' | 'variant' | 'icon' | 'busyLabel' | 'disabled' | 'disabledReason' | 'describedBy' | 'testId'
  > {
  /** Called on a press. A rejection is the failure. */
  readonly action: () => Promise<unknown>;
  /**
   * Returns the message of a failure; `undefined` for the default message, which is the same for all failures
   * (SHR-137).
   */
  readonly describe?: ((failure: unknown) => string | undefined) | undefined;
}

/** A button that is busy while its action runs and shows a failure below. */
export function ActionButton({ action, describe, describedBy, ...button }: ActionButtonProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await action();
    } catch (failure) {
      setError(describe?.(failure) ?? __('An error occurred. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={css.action}>
      <Button
        {...button}
        busy={busy}
        describedBy={[error !== undefined && id, describedBy].filter(Boolean).join(' ') || undefined}
        onClick={() => void run()}
      />
      <span className={css.place} id={id} role="alert">
        {error !== undefined && (
          <span className={css.error}>
            <Icon name="danger" size={16} />
            <span>{error}</span>
          </span>
        )}
      </span>
    </span>
  );
}
