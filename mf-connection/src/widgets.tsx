import type { AreaModule } from '@flightdeck/shared/contracts/areas';
import { defineWidget } from '@flightdeck/shared/parts/widget';

/** Maps each widget in `area.json` to its view. A widget starts the session itself on pages without our root. */
const widgets: AreaModule = {
  'connections-card-widget': () =>
    import(/* webpackChunkName: "connections-card-widget" */ './widgets/connections-card-widget.view').then(
      ({ ConnectionsCardWidget }) => defineWidget(ConnectionsCardWidget),
    ),
  connection: () =>
    import(/* webpackChunkName: "connection" */ './widgets/connection.view').then(({ ConnectionWidget }) =>
      defineWidget(ConnectionWidget),
    ),
};
export default widgets;
