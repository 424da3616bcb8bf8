import type { AreaName } from '@flightdeck/shared/contracts/area-names';
import type { Page } from '@playwright/test';
import { answerProvider, goToProvider } from './connect';
import { card, expectCards, expectConnections, protectSwitch } from './dashboard';
import { networkAtRest } from './network';
import { flip, isOn, settingSwitch } from './settings';
import type { RunningSite, ScenarioName } from './site';
import { expect, type UserName } from './test';

/** Values that a test passes to a journey. */
export interface Visit {
  readonly page: Page;
  readonly site: RunningSite;
  readonly openAs: (user: UserName, route?: string) => Promise<void>;
}

/** The main journey of an area: opens it, changes one setting, and checks that the change is kept. */
export interface Journey {
  readonly scenario: ScenarioName;
  readonly title: string;
  run(visit: Visit): Promise<void>;
}

/** A call that a reload interrupts would count as an error of the page. */
async function reload(page: Page): Promise<void> {
  await networkAtRest(page);
  await page.reload();
}

/** By area. Areas without an archived release have their journey in a spec file only. */
export const journeys: Readonly<Record<AreaName, Journey>> = {
  'mf-dashboard': {
    scenario: 'free',
    title: 'the dashboard opens, a card is turned on or off, and stays so',
    async run({ page, openAs }) {
      await openAs('admin');
      await expectCards(page);
      await expectConnections(page);
      const checked = !(await isOn(protectSwitch(page)));
      await protectSwitch(page).click();
      await expect(protectSwitch(page)).toBeChecked({ checked });
      await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy');
      await reload(page);
      await expect(protectSwitch(page)).toBeChecked({ checked });
    },
  },
  'mf-settings': {
    scenario: 'free',
    title: 'a page of settings opens, a switch is toggled, and stays so',
    async run({ page, openAs }) {
      await openAs('admin', '/security');
      const toggle = settingSwitch(page, 'protect');
      const before = await isOn(toggle);
      await flip(page, 'protect');
      await reload(page);
      await expect(toggle).toBeChecked({ checked: !before });
    },
  },
  'mf-recommendations': {
    scenario: 'free',
    title: 'the questions are answered, a feature is turned on, and stays so',
    async run({ page, openAs }) {
      await openAs('admin', '/recommendations');
      await page.getByRole('checkbox', { name: 'This is an e-commerce site' }).check();
      await page.getByRole('link', { name: 'Continue', exact: true }).click();
      await expect(page).toHaveURL(/#\/recommendations\/woocommerce$/);
      await page.getByRole('link', { name: 'Not now', exact: true }).click();
      // Release 1.0.0 capitalizes the label.
      await page.getByRole('button', { name: /^Enable related posts$/i }).click();
      await expect(page.getByText('Feature Enabled')).toBeVisible();
      await reload(page);
      await expect(page.getByText('Feature Enabled')).toBeVisible();
    },
  },
  'mf-connection': {
    scenario: 'not-connected',
    title: 'the site is connected, and the cards say so',
    async run({ page, site, openAs }) {
      await openAs('admin');
      await goToProvider(page, site);
      await answerProvider(page, site, 'Approve');
      await page.goto('about:blank');
      await openAs('admin');
      await expect(card(page, 'Site connection')).toContainText('Connected');
    },
  },
  'mf-licensing': {
    scenario: 'free',
    title: 'a license is activated, and its product named',
    async run({ page, openAs }) {
      await openAs('admin', '/license/activation');
      await page.getByRole('textbox', { name: 'License key' }).fill('jetpack-scan_GOODKEY0001');
      await page.getByRole('button', { name: 'Activate' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetpack Scan is active!');
    },
  },
};
