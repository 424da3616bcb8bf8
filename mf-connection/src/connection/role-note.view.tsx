import { __, sprintf } from '@flightdeck/shared/i18n';
import { host } from '@flightdeck/shared/links';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import css from './role-note.css';

/** Why somebody finds nothing to do in the cards: a page of others has no notices of ours that would say so (CONN-084). */
export function RoleNote() {
  const { status } = useConnection();
  const { connect, connect_user, disconnect } = usePermissions();
  if (status === false && !connect)
    return (
      <p className={css.note}>
        {sprintf(__('This site is not connected to %s. Please ask the site administrator to connect.'), host)}
      </p>
    );
  if (status === true && !connect_user && !disconnect)
    return (
      <p className={css.note}>
        {__('Your role on this site does not let you change its connection. Please ask the site administrator.')}
      </p>
    );
  return null;
}
