import { expectCards, expectHeader, expectShell, open, panel } from '../../support/dashboard';
import { expect, test } from '../../support/test';

const menuDown = 'The menu is not available';

test.beforeEach(async ({ signIn, expectProblems }) => {
  expectProblems(/(shell|surroundings)\.js|Flightdeck: (the shell failed|a file of the page did not load)/);
  await signIn('admin');
});

test("shows the cards without the shell's file, and Retry loads menu and footer", async ({ page }) => {
  let requests = 0;
  await page.route('**/shell.js*', (route) => {
    requests += 1;
    return route.abort();
  });
  await open(page);
  await expectCards(page);
  await expect(panel(page, menuDown)).toContainText("A file of the area couldn't be loaded");
  expect(requests).toBe(3);
  await page.unroute('**/shell.js*');
  await panel(page, menuDown).getByRole('button', { name: 'Retry' }).click();
  await expectShell(page);
  await expect(panel(page, menuDown)).toHaveCount(0);
});

test('reports nothing when a file arrives on the second attempt', async ({ page }) => {
  let requests = 0;
  await page.route('**/shell.js*', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await open(page);
  await expectShell(page);
  expect(requests).toBe(2);
});

test('shows menu and cards without the file of toasts and footer, and Retry loads it', async ({ page }) => {
  await page.route('**/surroundings.js*', (route) => route.abort());
  await open(page);
  await expectHeader(page);
  await expectCards(page);
  const lost = panel(page, 'About this plugin is not available');
  await expect(lost).toBeVisible();
  await page.unroute('**/surroundings.js*');
  await lost.getByRole('button', { name: 'Retry' }).click();
  await expectShell(page);
  await expect(lost).toHaveCount(0);
});
