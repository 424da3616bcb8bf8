import type { PageState } from '@flightdeck/shared/contracts/page-state';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { OverrideNotices } from './override-notices.view';
import { overridden } from './overrides.resource';

/**
 * Gives the areas of the page with the overrides of its tab, and says which there are. The notice is no part of the shell:
 * the way out has to be there whatever an area from elsewhere breaks.
 */
export async function startOverrides(state: PageState, place: HTMLElement): Promise<PageState['registry']['areas']> {
  const { areas, active } = await overridden(state);
  if (active.length > 0) {
    const element = document.createElement('div');
    place.prepend(element);
    createRoot(element).render(createElement(OverrideNotices, { active }));
  }
  return areas;
}
