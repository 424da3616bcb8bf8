import { stripHtml } from '@flightdeck/shared/reporting';
import { Icon } from '@flightdeck/shared/ui';
import css from './error-line.css';

/** Error of an action, announced when it appears; null for none. Removes markup from server messages. */
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
