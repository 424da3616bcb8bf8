import type { Page } from '@playwright/test';
import { open, protectSwitch } from '../support/dashboard';
import { expect, test } from '../support/test';

/** Returns the value of an option on the server. */
const serverValue = (page: Page, option: string): Promise<unknown> =>
  page.evaluate(async (name) => {
    const { initial } = JSON.parse(document.querySelector('#flightdeck-page-state')?.textContent ?? '{}');
    const headers = { 'X-WP-Nonce': initial.WP_API_nonce };
    const answer = await fetch(`${initial.WP_API_root}jetpack/v4/settings`, { headers });
    return (await answer.json())[name];
  }, option);

/** Waits until the switch is idle and shows the server value. */
async function expectConverged(page: Page): Promise<void> {
  await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy', 'true');
  const isShownOn = async () => (await protectSwitch(page).getAttribute('aria-checked')) === 'true';
  await expect.poll(async () => (await isShownOn()) === ((await serverValue(page, 'protect')) === true)).toBe(true);
}

/** Presses the switch several times within one task. */
const press = (page: Page, times: number) =>
  protectSwitch(page).evaluate((element, count) => {
    for (let presses = 0; presses < count; presses += 1) if (element instanceof HTMLElement) element.click();
  }, times);

test('shows the server value after repeated presses on a slow site', async ({ page, openAs, site }) => {
  await openAs('admin');
  await expect(protectSwitch(page)).not.toBeChecked();
  await site.chaos({ method: 'POST', path: 'settings', kind: 'slow', ms: 250 });
  for (const times of [2, 3, 4]) {
    await press(page, times);
    await protectSwitch(page).click();
    await expectConverged(page);
  }
});

test('after two tabs change the same option, the next press in each tab shows the server value, even if one save fails @long', async ({
  openAs,
  context,
  page,
  problems,
  site,
}) => {
  problems.allow(/status of 500/);
  await openAs('admin');
  const otherTab = await context.newPage();
  await open(otherTab);
  await site.chaos({ method: 'POST', path: 'settings', kind: 'slow', ms: 200 });
  await Promise.all([press(page, 1), press(otherTab, 2)]);
  for (const tab of [page, otherTab]) await expect(protectSwitch(tab)).not.toHaveAttribute('aria-busy', 'true');
  await site.clearChaos();
  await site.chaos({ method: 'POST', path: 'settings', kind: '500', times: 1 });
  // A tab may show an outdated value until the next press in that tab.
  for (const tab of [page, otherTab]) {
    await press(tab, 1);
    await expectConverged(tab);
  }
});
