import { stripHtml } from '@flightdeck/shared/reporting';
import { Icon } from '@flightdeck/shared/ui';
import css from './error-line.css';

/**
 * Error message of an action, which screen readers announce when it appears. Removes markup from server messages.
 * @param message null for no error
 */
export function ErrorLine({ message }: { readonly message: string | null }) {
  return (
    // Always rendered: screen readers often miss an alert that appears together with its text.
    <div className={css.error} role="alert">
      {message !== null && (
        <>
          <Icon name="danger" size={20} />
          <p>{stripHtml(message)}</p>
        </>
      )}
    </div>
  );
}
