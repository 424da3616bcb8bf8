import { defineWidget } from '@flightdeck/shared/parts/widget';
import { ConnectionsCardWidget } from './connections-card-widget.view';

/** Apart from the part of the dashboard, whose first visit needs no start of its own. */
export default defineWidget(ConnectionsCardWidget);
