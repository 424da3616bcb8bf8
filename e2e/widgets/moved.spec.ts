import type { Page } from '@playwright/test';
import { openExample, widgetMarkup } from '../support/guide';
import { expect, test } from '../support/test';

const keyField = (page: Page) => page.getByRole('textbox', { name: 'License key' });

test.beforeEach(({ logIn }) => logIn('admin'));

/** Ways to move a widget within a page, from the list item around it. */
const moves = {
  insertBefore: `list.insertBefore(item.firstElementChild, list.firstChild)`,
  'a sortable list': `{ const gap = document.createElement('li'); item.before(gap); list.append(item); gap.remove(); }`,
  moveBefore: `list.moveBefore(item, list.firstChild)`,
  'a new parent': `{ const parent = document.createElement('li'); parent.append(item.firstElementChild); list.prepend(parent); }`,
} as const;

for (const [name, move] of Object.entries(moves))
  test(`a half-typed key, the focus and a running activation survive when the page moves a widget with ${name}`, async ({
    page,
    site,
  }) => {
    const markup = widgetMarkup('licence').replace('<flightdeck-widget', '<ul><li></li><li><flightdeck-widget');
    await openExample(page, site, `${markup}</li></ul>`);
    const moveWidget = () =>
      page.evaluate(`{ const item = document.querySelector('flightdeck-widget').parentElement;
        const list = document.querySelector('ul'); ${move} }`);
    await keyField(page).pressSequentially('jetpack-search_GOOD');
    await page.keyboard.press('ArrowLeft');
    await moveWidget();
    await expect(keyField(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type('KEY0001');
    await expect(keyField(page)).toHaveValue('jetpack-search_GOODKEY0001');
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/licensing/attach-licenses*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Activating…' })).toBeVisible();
    await moveWidget();
    await expect(page.getByRole('button', { name: 'Activating…' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: /is active/ })).toBeVisible();
    await moveWidget();
    await expect(page.getByRole('heading', { name: /is active/ })).toBeVisible();
  });
