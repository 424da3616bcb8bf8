import type { Page } from '@playwright/test';
import type { Scope } from '../support/accessibility/axe';
import { setUpButton } from '../support/connect';
import {
  dashboardPath,
  expectCards,
  expectConnections,
  expectUpdated,
  expectUpdateFailed,
  open,
  panel,
  protectSwitch,
  toast,
} from '../support/dashboard';
import { connectionsDown } from '../support/failures/failure-panel';
import type { RunningSite, ScenarioName } from '../support/site';
import { expect, type UserName } from '../support/test';

/** A state of a page that must be accessible. */
export interface State {
  /** The subject of test titles. */
  readonly name: string;
  readonly user: UserName;
  readonly scenario?: ScenarioName;
  /** Puts the page into the state. Adds `query` to the address of the page. */
  readonly reach: (page: Page, site: RunningSite, query: string) => Promise<void>;
  /** Expected errors of the state. */
  readonly problems?: RegExp;
  /** Elements to check, and the rules for them; default: the whole page and all rules. */
  readonly scope?: Scope;
}

async function openDashboard(page: Page, query: string): Promise<void> {
  await open(page, '/dashboard', query);
  await expectCards(page);
  await expectConnections(page);
}

export const states: readonly State[] = [
  {
    name: 'the connect screen',
    user: 'admin',
    scenario: 'not-connected',
    reach: async (page, _site, query) => {
      await open(page, '/dashboard', query);
      await expect(setUpButton(page)).toBeEnabled();
    },
  },
  { name: 'the dashboard', user: 'admin', reach: (page, _site, query) => openDashboard(page, query) },
  {
    name: 'the dashboard with Protect turned on',
    user: 'admin',
    reach: async (page, _site, query) => {
      await openDashboard(page, query);
      await protectSwitch(page).click();
      await expectUpdated(page);
      await expect(page.getByText('login attacks blocked on your site.')).toBeVisible();
    },
  },
  {
    name: "an editor's dashboard",
    user: 'editor',
    reach: async (page, _site, query) => {
      await open(page, '/dashboard', query);
      await expect(page.getByRole('article', { name: 'Account connection' })).toContainText('provider_editor');
    },
  },
  {
    name: "an author's dashboard with a notice",
    user: 'author',
    reach: async (page, _site, query) => {
      await open(page, '/dashboard', query);
      await expect(page.locator('#fd-notices')).toContainText('Connect your WordPress.com account');
    },
  },
  {
    name: 'a failure panel',
    user: 'admin',
    reach: async (page, site, query) => {
      site.set.withdraw('mf-connection');
      await open(page, '/dashboard', query);
      await expectCards(page);
      await panel(page, connectionsDown).getByText('Details for support').click();
      await expect(panel(page, connectionsDown).getByRole('group')).toContainText('area-unknown');
    },
  },
  {
    name: 'a switch that is being saved',
    user: 'admin',
    reach: async (page, site, query) => {
      await openDashboard(page, query);
      await site.chaos({ method: 'POST', path: 'settings', kind: 'slow', ms: 30_000 });
      await protectSwitch(page).click();
      await expect(protectSwitch(page)).toHaveAttribute('aria-busy', 'true');
      await expect(toast(page)).toContainText('Updating settings…');
    },
  },
  {
    name: 'an error notice',
    user: 'admin',
    problems: /status of 500/,
    reach: async (page, site, query) => {
      await openDashboard(page, query);
      await site.chaos({ method: 'POST', path: 'settings', kind: '500' });
      await protectSwitch(page).click();
      await expectUpdateFailed(page);
      await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: "WordPress's page for users without access",
    user: 'editor',
    scenario: 'not-connected',
    scope: { isForeignPage: true },
    problems: /status of 403/,
    reach: async (page, _site, query) => {
      await page.goto(`${dashboardPath}&${query}`);
      await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
    },
  },
  {
    name: 'a widget on another page',
    user: 'admin',
    scope: { within: 'flightdeck-widget' },
    reach: async (page, _site, query) => {
      await page.goto(`/widgets-demo?${query}`);
      await expectConnections(page);
    },
  },
];
