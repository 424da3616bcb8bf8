import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from './dashboard';
import { isOn, settingSwitch, toggleSection } from './settings';

/** A control of the settings that a test changes, and whose change must be saved. */
export interface ChangedControl {
  /** Changes the control. Controls with a save bar are not saved yet. */
  change(page: Page): Promise<void>;
  /** Expects the control to show the change. */
  expectSaved(page: Page): Promise<void>;
}

/** Waits until a switch is saved. */
const expectSwitchSaved = async (toggle: Locator) => {
  await expect(toggle).not.toHaveAttribute('aria-busy');
  await expect(toggle).not.toHaveAccessibleDescription(/Not saved/);
};

/** A switch that is turned to its other state. @param toggle default: the switch of the option */
export function flippedSwitch(option: string, toggle = (page: Page) => settingSwitch(page, option)): ChangedControl {
  let checked = false;
  return {
    async change(page) {
      checked = !(await isOn(toggle(page)));
      await toggle(page).click();
      await expectSwitchSaved(toggle(page));
    },
    expectSaved: (page) => expect(toggle(page), option).toBeChecked({ checked }),
  };
}

/** A switch that must be on so that the following controls are enabled. */
export const switchTurnedOn = (option: string): ChangedControl => ({
  async change(page) {
    const toggle = settingSwitch(page, option);
    if (!(await isOn(toggle))) await toggle.click();
    await expectSwitchSaved(toggle);
  },
  expectSaved: (page) => expect(settingSwitch(page, option), option).toBeChecked(),
});

/**
 * A filled text field, by its label.
 * @param stored the value as the site writes it; default: the typed value
 * @param message text that the page shows when it has checked the value; default: does not wait for a check
 */
export const filledField = (label: string, text: string, stored = text, message = ''): ChangedControl => ({
  async change(page) {
    await expect(page.getByLabel(label, { exact: true })).toBeEnabled();
    await page.getByLabel(label, { exact: true }).fill(text);
    if (message !== '') await expect(page.getByText(message)).toBeVisible();
  },
  expectSaved: (page) => expect(page.getByLabel(label, { exact: true }), label).toHaveValue(stored),
});

/** A selected option of a select field. */
export const selectedOption = (label: string, value: string): ChangedControl => ({
  change: async (page) => void (await page.getByLabel(label).selectOption(value)),
  expectSaved: (page) => expect(page.getByLabel(label), label).toHaveValue(value),
});

/** A checked option of a radio group. */
export const checkedOption = (name: RegExp): ChangedControl => ({
  change: (page) => page.getByRole('radio', { name }).check(),
  expectSaved: (page) => expect(page.getByRole('radio', { name }), String(name)).toBeChecked(),
});

/** The user's address for posts by email, created or regenerated. */
export function newPostAddress(): ChangedControl {
  const address = (page: Page) => page.getByLabel('Send your posts to this address');
  let newValue = '';
  return {
    async change(page) {
      const createButton = page.getByRole('button', { name: /^(Create|Regenerate) address$/ });
      await expect(createButton).toBeEnabled();
      const before = (await address(page).isVisible()) ? await address(page).inputValue() : '';
      await createButton.click();
      await expect(toast(page)).toContainText('Your new Post by email address is ready.');
      await expect(address(page)).not.toHaveValue(before);
      newValue = await address(page).inputValue();
    },
    expectSaved: (page) => expect(address(page), 'address').toHaveValue(newValue),
  };
}

/** A section of a card, opened to show its content. `expectSaved` opens it again, because it is closed after a reload. */
export const openedSection = (section: string): ChangedControl => {
  const openSection = (page: Page) => toggleSection(page, section);
  return { change: openSection, expectSaved: openSection };
};
