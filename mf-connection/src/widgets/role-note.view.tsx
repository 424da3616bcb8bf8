import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import css from '../connections-card/connections-card.css';

/**
 * Explains to a user without permissions why the widget has no controls. A foreign page has no notices that explain it
 * (CONN-084).
 */
export function RoleNote() {
  const { status } = useConnection();
  const { connect, connect_user, disconnect } = usePermissions();
  if (status === 'offline' || (status ? connect_user || disconnect : connect)) return null;
  return (
    <p className={css.note}>
      {status
        ? __("You don't have permission to change this site's connection. Ask a site administrator.")
        : sprintf(
            /* translators: %s: WordPress.com. */
            __('This site is not connected to %s. Please ask the site administrator to connect.'),
            providerName,
          )}
    </p>
  );
}
