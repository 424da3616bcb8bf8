import { RoleNote } from '../connection/role-note.view';
import { useWidgetHost } from '../connection/widget-host.resource';
import { ConnectionsCard } from './connections-card.view';

/** The two connection cards on a host page. */
export function ConnectionsCardWidget() {
  useWidgetHost();
  return (
    <>
      <ConnectionsCard />
      <RoleNote />
    </>
  );
}
