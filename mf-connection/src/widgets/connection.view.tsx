import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName } from '@flightdeck/shared/links';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { Card, StateChip } from '@flightdeck/shared/ui';
import { ConnectionStarter } from '../connect/connection-starter.view';
import { leadText } from '../connect/lead-text';
import { ConnectionsCard } from '../connections-card/connections-card.view';
import { RoleNote } from './role-note.view';
import { useWidgetCallbacks } from './widget-callbacks.resource';

/** Shows the connect form or the connection cards on a foreign page. Works from a width of 320 px. */
export function ConnectionWidget() {
  const { status } = useConnection();
  const { connect } = usePermissions();
  useWidgetCallbacks();
  if (status !== false)
    return (
      <>
        <ConnectionsCard />
        <RoleNote />
      </>
    );
  return (
    <Card
      icon="plug"
      state={<StateChip tone="neutral">{__('Not connected')}</StateChip>}
      title={sprintf(
        /* translators: %s: WordPress.com. */
        __('Connect to %s'),
        providerName,
      )}
    >
      {connect ? (
        <>
          <p>{leadText()}</p>
          <ConnectionStarter />
        </>
      ) : (
        <RoleNote />
      )}
    </Card>
  );
}
