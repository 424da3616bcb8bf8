import { ConnectionsCard } from '../connections-card/connections-card.view';
import { RoleNote } from './role-note.view';
import { useWidgetCallbacks } from './widget-callbacks.resource';

/** Shows the two connection cards on a foreign page. */
export function ConnectionsCardWidget() {
  useWidgetCallbacks();
  return (
    <>
      <ConnectionsCard />
      <RoleNote />
    </>
  );
}
