import { partLoader } from '@flightdeck/shared/parts';
import type { Navigation } from '../navigation/navigation';

/**
 * Requests the files of each next screen as soon as the route changes, before the page around it is drawn. Follows the
 * navigation as long as the page is open.
 */
export function requestNextScreens({ current, subscribe }: Pick<Navigation, 'current' | 'subscribe'>): void {
  let last = current().screens.main;
  subscribe(() => {
    const { main } = current().screens;
    if (main && main !== last) void partLoader().load(main);
    last = main;
  });
}
