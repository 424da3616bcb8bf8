import type { Page } from '@playwright/test';
import { toast } from '../support/dashboard';
import { expectSaved, saveButton } from '../support/settings';
import { expect, test } from '../support/test';

const googleRow = (page: Page) => page.getByTestId('verification-google-row');
const codeField = (page: Page, service: string) => page.getByTestId(`verification-${service}`);

/** Returns a list to which the body of each write of settings is added. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/settings/.test(request.url())) writes.push(request.postData() ?? '');
  });
  return writes;
}

test.beforeEach(({ openAs }) => openAs('admin', '/traffic'));

test('SET-154 accepts tags as services print them, sends their codes, and shows why Jetpack refuses a code', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 400/);
  const writes = recordWrites(page);
  await codeField(page, 'bing').fill("<META NAME='msvalidate.01' CONTENT='b-1'>");
  await codeField(page, 'yandex').fill('<meta content=y-1 name=yandex-verification>');
  await codeField(page, 'pinterest').fill('  <meta name="p:domain_verify"   content="p-1"/>  ');
  await saveButton(page).click();
  await expectSaved(page);
  expect(writes.map((body) => JSON.parse(body))).toEqual([{ bing: 'b-1', yandex: 'y-1', pinterest: 'p-1' }]);
  await expect(codeField(page, 'yandex')).toHaveValue('<meta name="yandex-verification" content="y-1" />');
  await codeField(page, 'facebook').fill('<meta name="facebook-domain-verification" content="f+1=" />');
  await saveButton(page).click();
  await expect(toast(page)).toContainText('facebook must be an alphanumeric string or a verification tag.');
  expect(writes.at(-1)).toBe('{"facebook":"f+1="}');
});

test('after the Google window cuts its connection to the page, the user can check again or enter the code', async ({
  page,
  context,
}) => {
  // Answer the first request of the window, because Playwright does not route requests that follow a redirect.
  await context.route(/service=google_site_verification/, (route) =>
    route.fulfill({
      body: '<p>Connect Google</p>',
      contentType: 'text/html',
      headers: { 'Cross-Origin-Opener-Policy': 'same-origin' },
    }),
  );
  const writes = recordWrites(page);
  const opening = page.waitForEvent('popup');
  await googleRow(page).getByRole('button', { name: 'Verify with Google' }).click();
  await opening;
  await expect(googleRow(page).getByRole('status')).toContainText('Jetpack got no answer from the Google window.');
  await googleRow(page).getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => writes).toEqual(['{"google":"SAMPLEVERIFYTOKEN"}']);
  await expect(googleRow(page).getByRole('button', { name: 'Check again' })).toBeEnabled();
  await googleRow(page).getByRole('button', { name: 'Verify manually' }).click();
  await expect(googleRow(page).getByLabel('Google')).toHaveValue(/SAMPLEVERIFYTOKEN/);
});
