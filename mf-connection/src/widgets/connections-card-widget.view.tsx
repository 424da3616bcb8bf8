import { ConnectionsCard } from '../connections-card/connections-card.view';
import { RoleNote } from './role-note.view';
import { useWidgetHost } from './widget-host.resource';

/** Shows the two connection cards on a host page. */
export function ConnectionsCardWidget() {
  useWidgetHost();
  return (
    <>
      <ConnectionsCard />
      <RoleNote />
    </>
  );
}
