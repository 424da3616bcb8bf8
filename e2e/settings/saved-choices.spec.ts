import type { Page } from '@playwright/test';
import { expectUpdated } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { changePageState } from '../support/page-state';
import { expect, test } from '../support/test';

/** Saves settings with a direct request, as another program does. */
const saveElsewhere = (page: Page, settings: object) =>
  page.evaluate(async (body) => {
    const state = JSON.parse(document.getElementById('flightdeck-page-state')?.textContent ?? '{}');
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': state.initial.WP_API_nonce };
    const url = `${state.initial.WP_API_root}jetpack/v4/settings`;
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, settings);

test('the switch of a role keeps saved roles that have no switch', async ({ page, openAs }) => {
  await openAs('admin', '/traffic');
  expect(await saveElsewhere(page, { stats: true, roles: ['administrator', 'um_Custom.Role'] })).toBe(200);
  await page.reload();
  await networkAtRest(page);
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /\/settings/.test(request.url()));
  await page.getByTestId('roles-editor').getByRole('switch').click();
  expect((await sending).postDataJSON()).toEqual({ roles: ['administrator', 'editor', 'um_Custom.Role'] });
  await expectUpdated(page);
});

test('SET-018 disables the theme default while an administrator forces infinite scroll on', async ({
  page,
  openAs,
}) => {
  await changePageState(page, ({ initial }) => {
    Object.assign(initial, {
      themeData: { support: { 'infinite-scroll': true } },
      getModules: Object.assign({}, initial.getModules, { 'infinite-scroll': { override: 'active' } }),
    });
  });
  await openAs('admin', '/writing');
  const themeDefault = page.getByRole('radio', { name: 'Theme default' });
  await expect(themeDefault).toBeDisabled();
  await expect(themeDefault).toHaveAccessibleDescription('Set by administrator');
  await expect(page.getByRole('radio', { name: /with a button$/ })).toBeEnabled();
});

/** Fills a field as a password manager does: with a value and events, without focus. */
const fillWithoutFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'admin');
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  });

test('a password manager starts neither a search nor a check of a key', async ({ page, openAs, site }) => {
  await openAs('admin', '/security');
  const keyField = page.getByTestId('anti-spam-key');
  await expect(keyField).toBeEnabled();
  await networkAtRest(page);
  await site.clearLog();
  await fillWithoutFocus(page, '[data-testid="anti-spam-key"]');
  await fillWithoutFocus(page, 'input[type="search"]');
  await networkAtRest(page);
  await expect(keyField).toHaveValue('');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/#\/security$/);
  expect(await site.calls(/key\/check|^POST/)).toEqual([]);
});
