import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './accessibility/axe';
import { expectUpdated, open } from './dashboard';
import { expect } from './test';

/** Returns the switch of an option, such as `protect`. */
export const settingSwitch = (page: Page, option: string) => page.getByTestId(`module-toggle-${option}`);

/** Opens a section, or closes an open one. */
export const toggleSection = (page: Page, section: string) => page.getByTestId(section).locator('summary').click();

/** Returns the button that saves the form. */
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Settings' });

/** Waits until the save bar is gone, which means that the site has answered. The label of its button changes while it saves. */
export const expectSaved = (page: Page) =>
  expect(page.getByRole('button', { name: /^(Save Settings|Saving…)$/ })).toHaveCount(0);

/** Returns the headings of the cards, from top to bottom. */
export const cardHeadings = (page: Page) => page.getByTestId('settings-card').getByRole('heading', { level: 3 });

/** Opens a route in a new document, even if the current document already has the route. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, route);
}

/** Returns whether a switch is on. Waits for the value of the site: until then, the switch is off and disabled. */
export async function isOn(toggle: Locator): Promise<boolean> {
  await expect(toggle).toBeEnabled();
  return (await toggle.getAttribute('aria-checked')) === 'true';
}

/** Clicks a switch, and waits until the site has saved the change. */
export async function flip(page: Page, option: string): Promise<void> {
  const before = await isOn(settingSwitch(page, option));
  await settingSwitch(page, option).click();
  await expect(settingSwitch(page, option)).toBeChecked({ checked: !before });
  await expect(settingSwitch(page, option)).not.toHaveAttribute('aria-busy');
  await expectUpdated(page);
}

/** Expects an accessible settings tab that fits on a phone. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page, { within: '[data-area="mf-settings"]' });
  await page.setViewportSize({ width: 375, height: 900 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}
