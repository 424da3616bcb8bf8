import type { Page } from '@playwright/test';
import { delayed, noticesPicture, type Picture, screenPicture, type Visit } from '../visit';

const route = '/license/activation';
const screen = (state: string) => screenPicture('License activation', state);
const header = (state: string): Picture => ({
  subject: 'Licensing header',
  state,
  target: (page) =>
    page
      .locator('#fd-outlet p')
      .filter({ hasText: /license key|Only the connection owner/ })
      .first()
      .locator('..'),
});
const form = (state: string): Picture => ({
  subject: 'License key form',
  state,
  target: (page) => page.getByRole('article', { name: 'Jetpack License' }),
});
const notices = (state: string) => noticesPicture('License notice', state);

const field = (page: Page) => page.getByRole('textbox', { name: 'License key' });
const enter = (key: string, button: string) => async (page: Page) => {
  await field(page).fill(key);
  await page.getByRole('button', { name: button }).click();
};
/** Returns a change to the page state: the number of unused licenses, with the key form enabled. */
const withUnusedLicenses =
  (detached: number): NonNullable<Visit['pageState']> =>
  ({ initial }) => {
    initial.licensing = { error: '', showLicensingUi: true, userCounts: { detached } };
  };

/** ID of an activated product, by success text of the screen. No product has the ID of `default`. */
const productIds = {
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
  { name: 'license: empty field', route, pageState: withUnusedLicenses(0), pictures: [screen('empty field')] },
  { name: 'license: one unused license', route, pictures: [screen('one unused license')] },
  {
    name: 'license: unused licenses not loaded',
    route,
    chaos: [{ method: 'GET', path: 'licensing/user/licenses', kind: '500' }],
    pictures: [screen('unused licenses not loaded')],
  },
  {
    name: 'license: empty key refused',
    route,
    pageState: withUnusedLicenses(0),
    act: enter('', 'Activate'),
    pictures: [screen('empty key refused')],
  },
  {
    name: 'license: activating',
    route,
    pageState: withUnusedLicenses(0),
    ...delayed({ method: 'POST', path: 'licensing/attach-licenses' }),
    act: enter('jetpack-scan_GOODKEY0001', 'Activate'),
    pictures: [screen('activating')],
  },
  {
    name: 'license: refused',
    route,
    pageState: withUnusedLicenses(0),
    act: enter('jetpack-scan_EXPIRED01', 'Activate'),
    pictures: [screen('refused')],
  },
  ...Object.entries(productIds).map(
    ([product, activatedProductId]): Visit => ({
      name: `license: ${product} is active`,
      route,
      pageState: withUnusedLicenses(0),
      answers: { 'POST licensing/attach-licenses': [[{ activatedProductId }]] },
      act: async (page) => {
        await enter('jetpack-scan_GOODKEY0001', 'Activate')(page);
        await page.getByRole('heading', { level: 1, name: /active!$/ }).waitFor();
      },
      pictures: [screen(`success, ${product}`)],
    }),
  ),
  { name: 'license: header, no purchases', route: '/my-plan', pictures: [header('no purchases')] },
  { name: 'license: header, purchases', route: '/my-plan', scenario: 'security', pictures: [header('purchases')] },
  { name: 'license: header, not the owner', route: '/my-plan', user: 'admin2', pictures: [header('not the owner')] },
  { name: 'license: form', route: '/my-plan', pageState: withUnusedLicenses(0), pictures: [form('empty')] },
  {
    name: 'license: form, applying',
    route: '/my-plan',
    pageState: withUnusedLicenses(0),
    ...delayed({ method: 'POST', path: 'licensing/set-license' }),
    act: enter('jetpack-scan_GOODKEY0001', 'Apply license'),
    pictures: [form('applying')],
  },
  { name: 'license: notice, one unused license', route: '/my-plan', pictures: [notices('one unused license')] },
  {
    name: 'license: notice, twelve unused licenses',
    route: '/my-plan',
    pageState: withUnusedLicenses(12),
    pictures: [notices('twelve unused licenses')],
  },
];
