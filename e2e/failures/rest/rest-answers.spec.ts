import { expectUpdated, open, protectSwitch } from '../../support/dashboard';
import { expectReadFailure, expectServerValue, expectWriteFailure } from '../../support/failures/rest-failure';
import { networkAtRest } from '../../support/network';
import { settingSwitch } from '../../support/settings';
import { expect, test } from '../../support/test';

test.beforeEach(({ logIn }) => logIn('admin'));

test.describe('HTML 500', () => {
  const failure = {
    kind: '500-html',
    message: 'The site has a problem (status 500). Wait a few minutes, then try again.',
  };

  test.beforeEach(({ expectProblems }) => expectProblems(/status of 500/));

  test('SHR-008 reports an HTML answer with status 500 to a read in the affected card, and Retry reads again', ({
    page,
    site,
  }) => expectReadFailure(page, site, failure));

  test("SHR-008 reports an HTML answer with status 500 to a write, and shows the site's value", ({ page, site }) =>
    expectWriteFailure(page, site, failure));
});

test.describe('404', () => {
  const failure = { kind: '404', message: 'No route was found matching the URL and request method.' };

  test.beforeEach(({ expectProblems }) => expectProblems(/status of 404/));

  test('reports a 404 answer to a read in the affected card, and Retry reads again @long', ({ page, site }) =>
    expectReadFailure(page, site, failure));

  test("reports a 404 answer to a write, and shows the site's value", ({ page, site }) =>
    expectWriteFailure(page, site, failure));
});

test.describe('no answer', () => {
  const failure = { kind: 'refused', message: "Couldn't reach the site. Check your connection and try again." };

  test.beforeEach(({ expectProblems }) => expectProblems(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/));

  test('SHR-011 reports an unanswered read in the affected card, and Retry reads again', ({ page, site }) =>
    expectReadFailure(page, site, failure));

  test("SHR-011 reports an unanswered write, and shows the site's value", ({ page, site }) =>
    expectWriteFailure(page, site, failure));
});

test.describe('empty answer', () => {
  const failure = { kind: 'empty', message: 'The site sent an empty response.' };

  test('reports an empty answer to a read in the affected card, and Retry reads again @long', ({ page, site }) =>
    expectReadFailure(page, site, failure));

  test("reports an empty answer to a write, and shows the site's value", ({ page, site }) =>
    expectWriteFailure(page, site, failure));
});

test.describe('text before the JSON', () => {
  const failure = { kind: 'warning', message: 'The site sent an unreadable response.' };

  test('SHR-008 reports in the affected card that text precedes the JSON of an answer, and Retry reads again', ({
    page,
    site,
  }) => expectReadFailure(page, site, failure));

  test('reads the value again, and shows no error, when text precedes the JSON of the answer to a write', async ({
    page,
    site,
  }) => {
    await open(page);
    await expect(protectSwitch(page)).not.toBeChecked();
    await networkAtRest(page);
    await site.clearLog();
    await site.chaos({ method: 'POST', path: 'settings', kind: 'warning' });
    await protectSwitch(page).click();
    await expectUpdated(page);
    await expect(protectSwitch(page)).toBeChecked();
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    await expectServerValue(page, site);
    await expect.poll(() => site.calls(/^(POST|GET) settings/)).toEqual(['POST settings 200', 'GET settings 200']);
    await page.evaluate(() => location.assign('#/security'));
    await settingSwitch(page, 'monitor').click();
    await expect(settingSwitch(page, 'monitor')).not.toBeChecked();
    await expect(settingSwitch(page, 'monitor')).not.toHaveAttribute('aria-busy');
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  });
});
