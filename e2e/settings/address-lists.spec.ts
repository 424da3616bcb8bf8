import type { Page } from '@playwright/test';
import { card, expectUpdated } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { changePageState } from '../support/page-state';
import { expectSaved, isOn, settingSwitch } from '../support/settings';
import { expect, test } from '../support/test';

const allowedField = (page: Page) => page.getByLabel('Allowed IP addresses', { exact: true });
const alwaysAllowedField = (page: Page) => page.getByLabel('Always allowed IP addresses');

async function turnOn(page: Page, ...options: readonly string[]) {
  for (const option of options) {
    const toggle = settingSwitch(page, option);
    await networkAtRest(page);
    if (await isOn(toggle)) continue;
    await toggle.click();
    await expectUpdated(page);
    await expect(toggle).not.toHaveAttribute('aria-busy');
  }
}

/** Saves a card, and returns the options sent. */
async function save(page: Page, title: string): Promise<unknown> {
  const sending = page.waitForRequest((request) => request.method() === 'POST' && /\/settings/.test(request.url()));
  await card(page, title).getByRole('button', { name: 'Save Settings' }).click();
  const body = (await sending).postDataJSON();
  await expectSaved(page);
  return body;
}

test('saves the edits of both cards if Jetpack has one list for both', async ({ page, openAs }) => {
  // Jetpack has one list since version 12.2.
  await changePageState(page, ({ initial }) => {
    initial.currentVersion = '16.1.2';
  });
  await openAs('admin', '/security');
  await turnOn(page, 'waf', 'jetpack_waf_ip_list', 'protect');
  await alwaysAllowedField(page).fill('192.0.2.4');
  await allowedField(page).fill(`${await allowedField(page).inputValue()}\n203.0.113.0/24`);
  await expect(alwaysAllowedField(page)).toHaveValue('192.0.2.4\n203.0.113.0/24');
  expect(await save(page, 'Brute force protection')).toEqual({
    jetpack_waf_ip_allow_list: '192.0.2.4\n203.0.113.0/24',
  });
});
