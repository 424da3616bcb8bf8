import { card, expectShell, expectUpdated, expectUpdateFailed, open, protectSwitch } from '../../support/dashboard';
import { expectServerValue, turnProtectOn } from '../../support/failures/rest-failure';
import { networkAtRest } from '../../support/network';
import { expect, test } from '../../support/test';

const htmlMessage = 'The site has a problem (status 500). Wait a few minutes, then try again.';

test.beforeEach(({ logIn }) => logIn('admin'));

test('SHR-008 reports an HTML page with status 500 in the card that reads it, and Retry reads again', async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/status of 500/);
  await turnProtectOn(page);
  await site.chaos({ method: 'GET', path: 'module/protect/data', kind: '500-html' });
  await page.reload();
  const protectCard = card(page, 'Brute force protection');
  await expect(protectCard).toContainText(htmlMessage);
  await expect(page.getByRole('article').filter({ hasText: htmlMessage })).toHaveCount(1);
  await expectShell(page);
  await site.clearChaos();
  await networkAtRest(page);
  await site.clearLog();
  await protectCard.getByRole('button', { name: 'Retry' }).click();
  await expect(protectCard).toContainText('login attacks blocked on your site.');
  await expect.poll(() => site.calls()).toEqual(['GET module/protect/data 200']);
});

test("SHR-011 reports an unanswered write, shows the site's value, and saves at the next attempt", async ({
  page,
  site,
  expectProblems,
}) => {
  expectProblems(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET/);
  await open(page);
  await site.chaos({ method: 'POST', path: 'settings', kind: 'refused' });
  await protectSwitch(page).click();
  await expectUpdateFailed(page, "Couldn't reach the site. Check your connection and try again.");
  await expectServerValue(page, site);
  await expect(protectSwitch(page)).toHaveAccessibleDescription(/^Not saved, still off$/);
  await site.clearChaos();
  await protectSwitch(page).click();
  await expectUpdated(page);
  await expectServerValue(page, site);
});

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
  await expectServerValue(page, site);
  await expect.poll(() => site.calls(/^(POST|GET) settings/)).toEqual(['POST settings 200', 'GET settings 200']);
});
