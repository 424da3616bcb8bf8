import type { PartName } from '@flightdeck/shared/contracts/areas';
import type { WidgetName } from '@flightdeck/shared/contracts/page';

const parts: Readonly<Record<WidgetName, PartName>> = {
  connection: 'mf-connection/connection',
  'connections-card': 'mf-connection/connections-card-widget',
  licence: 'mf-licensing/licence',
  'licensing-header': 'mf-licensing/licensing-header',
};

/** Returns the part of an area that a widget shows. */
export const widgetPart = (name: WidgetName): PartName => parts[name];
