import type { Page } from '@playwright/test';
import type { Shown, Visit } from '../visit';

const route = '/license/activation';
const screen = (state: string): Shown => ({
  of: 'License activation',
  state,
  at: (page) => page.locator('#fd-outlet'),
});
const header = (state: string): Shown => ({
  of: 'Licensing header',
  state,
  at: (page) =>
    page
      .locator('#fd-outlet p')
      .filter({ hasText: /license key|Only the connection owner/ })
      .first()
      .locator('..'),
});
const form = (state: string): Shown => ({
  of: 'License key form',
  state,
  at: (page) => page.getByRole('article', { name: 'Jetpack License' }),
});
const notices = (state: string): Shown => ({ of: 'License notice', state, at: (page) => page.locator('#fd-notices') });

const field = (page: Page) => page.getByRole('textbox', { name: 'License key' });
const enter = (key: string, button: string) => async (page: Page) => {
  await field(page).fill(key);
  await page.getByRole('button', { name: button }).click();
};
/** Sets the number of unused licenses and enables the key form. */
const licenses =
  (detached: number): NonNullable<Visit['pageState']> =>
  ({ initial }) => {
    initial.licensing = { error: '', showLicensingUi: true, userCounts: { detached } };
  };

/** Product IDs in activation responses. */
const ids = {
  'anti-spam': 2110,
  backup: 2112,
  complete: 2014,
  scan: 2106,
  search: 2104,
  security: 2016,
  videopress: 2116,
  default: 1,
};

/** States of the activation screen, the header and form of My Plan, and the notice. */
export const licenseVisits: readonly Visit[] = [
  { name: 'license: entering', route, pageState: licenses(0), shows: [screen('entering')] },
  { name: 'license: one unused', route, shows: [screen('entering, one unused')] },
  {
    name: 'license: unused ones cannot be loaded',
    route,
    chaos: [{ method: 'GET', path: 'licensing/user/licenses', kind: '500' }],
    shows: [screen('entering, unused ones not loaded')],
  },
  { name: 'license: empty', route, pageState: licenses(0), act: enter('', 'Activate'), shows: [screen('empty')] },
  {
    name: 'license: activating',
    route,
    pageState: licenses(0),
    chaos: [{ method: 'POST', path: 'licensing/attach-licenses', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: enter('jetpack-scan_GOODKEY0001', 'Activate'),
    shows: [screen('activating')],
  },
  {
    name: 'license: refused',
    route,
    pageState: licenses(0),
    act: enter('jetpack-scan_EXPIRED01', 'Activate'),
    shows: [screen('refused')],
  },
  ...Object.entries(ids).map(
    ([product, activatedProductId]): Visit => ({
      name: `license: ${product} is active`,
      route,
      pageState: licenses(0),
      answers: { 'POST licensing/attach-licenses': [[{ activatedProductId }]] },
      act: async (page) => {
        await enter('jetpack-scan_GOODKEY0001', 'Activate')(page);
        await page.getByRole('heading', { level: 1, name: /active!$/ }).waitFor();
      },
      shows: [screen(`success, ${product}`)],
    }),
  ),
  { name: 'license: header, nothing bought', route: '/my-plan', shows: [header('nothing bought')] },
  { name: 'license: header, purchases', route: '/my-plan', scenario: 'security', shows: [header('purchases')] },
  { name: 'license: header, not the owner', route: '/my-plan', user: 'admin2', shows: [header('not the owner')] },
  { name: 'license: form', route: '/my-plan', pageState: licenses(0), shows: [form('empty')] },
  {
    name: 'license: form, applying',
    route: '/my-plan',
    pageState: licenses(0),
    chaos: [{ method: 'POST', path: 'licensing/set-license', kind: 'slow', ms: 60_000 }],
    isTransient: true,
    act: enter('jetpack-scan_GOODKEY0001', 'Apply license'),
    shows: [form('applying')],
  },
  { name: 'license: notice, one', route: '/my-plan', shows: [notices('one unused')] },
  { name: 'license: notice, more', route: '/my-plan', pageState: licenses(12), shows: [notices('twelve unused')] },
];
