import type { Page } from '@playwright/test';
import { softExpect } from '../test';

/**
 * Expects that Safari announces every list. It does not announce a list without markers, unless the list is in a navigation or has
 * the role. An item that is no list item to CSS, such as a grid, has no marker.
 */
export const expectLists = (page: Page): Promise<void> =>
  softExpect
    .poll(
      () =>
        page.locator('#flightdeck').evaluate((root) =>
          [...root.querySelectorAll('ul, ol')]
            .filter((list) => !list.closest('nav, [role="list"], [aria-hidden="true"]'))
            .filter((list) => {
              const styles = [...list.children].map((item) => getComputedStyle(item));
              return !styles.some(({ display, listStyleType }) => display === 'list-item' && listStyleType !== 'none');
            })
            .map((list) => list.textContent),
        ),
      'lists that Safari does not announce',
    )
    .toEqual([]);
