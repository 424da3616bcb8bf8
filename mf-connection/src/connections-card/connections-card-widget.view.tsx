import { RoleNote } from '../connection/role-note.view';
import { useWidgetHost } from '../connection/widget-host.resource';
import { ConnectionsCard } from './connections-card.view';

/** The two cards on a page of somebody else. */
export function ConnectionsCardWidget() {
  useWidgetHost();
  return (
    <>
      <ConnectionsCard />
      <RoleNote />
    </>
  );
}
