import { stripHtml } from '@flightdeck/shared/notices';
import { Icon } from '@flightdeck/shared/ui/icon';
import css from './error-line.css';

/** What an action failed with, below it; read out when it comes. null says nothing. Markup of a server is left out. */
export function ErrorLine({ message }: { readonly message: string | null }) {
  return (
    // Always there: an alert that arrives together with its text is often not read.
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
