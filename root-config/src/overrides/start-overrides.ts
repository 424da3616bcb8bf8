import type { PageState } from '@flightdeck/shared/contracts/page';
import { createElement } from 'react';
import { reactRoot } from '../page/react-root';
import { OverrideNotices } from './override-notices.view';
import { applyOverrides } from './overrides.resource';

/**
 * Returns the areas of the page with the overrides of the tab applied, and shows a notice for each override. The notices are
 * outside of the shell, so that the user can remove an override even if the overridden area breaks the shell.
 */
export async function startOverrides(state: PageState, notices: HTMLElement): Promise<PageState['registry']['areas']> {
  const { areas, active } = await applyOverrides(state);
  if (active.length > 0) {
    const element = document.createElement('div');
    notices.prepend(element);
    reactRoot(element).render(createElement(OverrideNotices, { active }));
  }
  return areas;
}
