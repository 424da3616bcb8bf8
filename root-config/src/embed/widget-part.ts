import type { PartName } from '@flightdeck/shared/contracts/areas';
import type { WidgetName } from '@flightdeck/shared/contracts/page';

const parts: Readonly<Record<WidgetName, PartName>> = {
  connection: 'mf-connection/connection',
  'connections-card': 'mf-connection/connections-card-widget',
  licence: 'mf-licensing/licence',
  'licensing-header': 'mf-licensing/licensing-header',
};

const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(parts, name);

/**
 * Returns the part of an area that a widget shows. @throws an error with `code` for a name that no widget has, and in a frame without an
 * address of its own, to which no address of the site can be relative
 */
export function widgetPart(name: string): PartName {
  if (!/^https?:$/.test(location.protocol))
    throw optionsError('This frame has no address. Load it with src instead of srcdoc or a blob.');
  if (isWidgetName(name)) return parts[name];
  throw optionsError(`There is no widget "${name}". Widgets: ${Object.keys(parts).join(', ')}.`);
}

const optionsError = (message: string) => Object.assign(new Error(message), { code: 'host-options' });
