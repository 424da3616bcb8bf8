import { card } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expect, test } from '../support/test';

test('the search ignores keys during the composition of a character, and starts when the composition ends', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/security');
  await expect(card(page, 'Firewall')).toBeVisible();
  const searchField = page.getByRole('searchbox', { name: 'Search settings' });
  await searchField.focus();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

  for (const text of ['ㅂ', '보', '보ㅇ', '보아']) {
    await compose(text);
    await expect(searchField).toHaveValue(text);
    // Wait longer than the delay of the search.
    await networkAtRest(page);
    await expect(page).toHaveURL(/#\/security$/);
  }
  // Key code 229 marks a key that the input method handles.
  for (const key of ['Escape', 'Enter'])
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
  await expect(searchField).toHaveValue('보아');
  await session.send('Input.insertText', { text: '보안' });
  await expect(searchField).toHaveValue('보안');
  await expect(page).toHaveURL(new RegExp(`#/security\\?term=${encodeURIComponent('보안')}$`));
  await page.keyboard.press('Escape');
  await expect(searchField).toHaveValue('');
});
