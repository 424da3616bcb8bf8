import type { PageState } from '@flightdeck/shared/contracts/page';
import { createElement } from 'react';
import { reactRoot } from '../page/react-root';
import { OverrideNotices } from './override-notices.view';
import { overridden } from './overrides.resource';

/**
 * Returns the page state with the overrides of the tab, and shows the notice. The notice is not part of the shell,
 * because the user must be able to remove an override whatever the foreign area breaks.
 */
export async function startOverrides(state: PageState, place: HTMLElement): Promise<PageState['registry']['areas']> {
  const { areas, active } = await overridden(state);
  if (active.length > 0) {
    const element = document.createElement('div');
    place.prepend(element);
    reactRoot(element).render(createElement(OverrideNotices, { active }));
  }
  return areas;
}
