import {
  expectCards,
  expectConnections,
  expectShell,
  expectUpdated,
  open,
  protectSwitch,
} from '../../support/dashboard';
import { expectCannotStart } from '../../support/failures/cannot-start';
import { holdCalls } from '../../support/network';
import { changePageState, nestPageState, removePageState } from '../../support/page-state';
import { expect, test } from '../../support/test';

for (const [fault, damage, expected] of [
  [
    'no page state',
    removePageState,
    { cause: "The page doesn't contain the data it needs.", code: 'page-state-missing' },
  ],
  // The code that starts the page exceeds the stack.
  [
    'a deeply nested page state',
    nestPageState,
    { cause: "The data in the page can't be read.", code: 'page-state-unreadable' },
  ],
] as const)
  test(`shows cause and remedy on a page with ${fault}, and Retry reloads the page`, async ({
    page,
    logIn,
    expectProblems,
  }) => {
    expectProblems(/Flightdeck could not start/);
    await logIn('admin');
    await expectCannotStart(page, damage, expected);
  });

test('uses defaults for missing or invalid fields, and names them in one console error', async ({
  page,
  logIn,
  expectProblems,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  expectProblems(/Flightdeck: the page state lacks/);
  await logIn('admin');
  await changePageState(page, ({ initial }) => {
    delete initial.siteTitle;
    delete initial.currentVersion;
    initial.siteData = 5;
    initial.newRecommendations = null;
  });
  await open(page);
  await expectShell(page);
  await expectCards(page);
  await expectConnections(page);
  await expect(page).toHaveTitle('At A Glance');
  await expect(page.getByRole('link', { name: 'Jetpack', exact: true }).last()).toBeVisible();
  await protectSwitch(page).click();
  await expectUpdated(page);
  expect(errors).toHaveLength(1);
  for (const name of ['siteTitle', 'currentVersion', 'siteData', 'newRecommendations'])
    expect(errors[0]).toContain(`initial.${name}`);
});

test('loads missing settings from the site, then shows the cards', async ({ page, logIn, site, expectProblems }) => {
  expectProblems(/the page state lacks initial\.settings/);
  await site.separateReads();
  await logIn('admin');
  const release = await holdCalls(page, 'GET', 'settings');
  await changePageState(page, ({ initial }) => delete initial.settings);
  await open(page);
  await expect(page.getByRole('article', { name: 'Brute force protection' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expectCards(page);
  await expect(page.getByRole('switch', { name: 'Downtime monitoring' })).toBeChecked();
});
