import {
  card,
  expectCards,
  expectConnections,
  expectShell,
  expectUpdated,
  expectUpdateFailed,
  open,
  protectSwitch,
  toast,
  updatedText,
  updateFailedText,
} from '../../support/dashboard';
import { expectServerValue, turnProtectOn } from '../../support/failures/rest-failure';
import { networkAtRest } from '../../support/network';
import { expectSaved, saveButton, settingSwitch } from '../../support/settings';
import { expect, test } from '../../support/test';

const timeLimitMessage = "The site didn't answer within 30 seconds.";

test.beforeEach(({ logIn }) => logIn('admin'));

test('reports in the affected card that a read took more than 30 seconds, and Retry reads again', async ({
  page,
  site,
}) => {
  await turnProtectOn(page);
  await networkAtRest(page);
  await site.clearLog();
  await site.chaos({ method: 'GET', path: 'module/protect/data', kind: 'timeout' });
  await page.clock.install();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectConnections(page);
  await expectCards(page);
  await expect.poll(() => site.calls(/protect\/data/)).toHaveLength(1);
  await page.clock.fastForward(30_500);
  const affected = card(page, 'Brute force protection');
  await expect(affected).toContainText(
    `Jetpack is blocking login attacks, but the count couldn't be loaded. ${timeLimitMessage}`,
  );
  await site.clearChaos();
  await affected.getByRole('button', { name: 'Retry' }).click();
  await expect(affected).toContainText('login attacks blocked on your site.');
});

test('the page works even if no read is ever answered, because a connection stays free for files', async ({
  page,
  site,
}) => {
  await site.chaos({ method: 'GET', kind: 'timeout' });
  await open(page);
  await expectShell(page);
  await expect(card(page, 'Scan')).toContainText('Loading');
  await expect(card(page, 'Downtime monitoring')).toContainText('On');
});

for (const [kind, outcome] of [
  ['timeout', 'did not carry out'],
  ['lost', 'carried out'],
] as const) {
  test(`after an unanswered write that the site ${outcome}, the page reads the value instead of repeating the write, and shows it${kind === 'lost' ? '' : ' @long'}`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await open(page);
    await expectConnections(page);
    await networkAtRest(page);
    await site.clearLog();
    await site.chaos({ method: 'POST', path: 'settings', kind });
    await protectSwitch(page).click();
    await expect.poll(() => site.calls(/^POST/)).toHaveLength(1);
    await page.clock.fastForward(30_500);
    // If only the answer was lost, the site has the requested value, so there is no error.
    await expect(toast(page)).toContainText(kind === 'lost' ? updatedText : updateFailedText(timeLimitMessage));
    await expect(protectSwitch(page)).not.toHaveAttribute('aria-busy', 'true');
    await expectServerValue(page, site);
    await expect(protectSwitch(page)).toBeChecked({ checked: kind === 'lost' });
    await expect.poll(() => site.calls(/settings/)).toEqual(['POST settings 0', 'GET settings 200']);
  });
}

test('an unanswered save reports the time limit, keeps the typed text, and is not repeated until the user saves again', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await open(page, '/discussion');
  await settingSwitch(page, 'comments').click();
  await expectUpdated(page);
  const promptField = page.getByLabel('Comment form introduction');
  await promptField.fill('Still here');
  await networkAtRest(page);
  await site.clearLog();
  await site.chaos({ method: 'POST', path: 'settings', kind: 'timeout' });
  await saveButton(page).click();
  await expect.poll(() => site.calls(/^POST/)).toHaveLength(1);
  // A second press during the save sends nothing.
  await page.getByRole('button', { name: 'Saving…' }).click();
  await page.clock.fastForward(30_500);
  await expectUpdateFailed(page, timeLimitMessage);
  await expect(page.getByText("Couldn't save. Your changes are still here. Try again.")).toBeVisible();
  await expect(promptField).toBeEnabled();
  await expect(promptField).toHaveValue('Still here');
  // The value is read before the write and after its time limit; the write is sent once.
  await expect.poll(() => site.calls(/settings/)).toEqual(['GET settings 200', 'POST settings 0', 'GET settings 200']);
  await site.clearChaos();
  await saveButton(page).click();
  await expectSaved(page);
  expect(await site.calls(/^POST/)).toEqual(['POST settings 0', 'POST settings 200']);
  await page.reload();
  await expect(promptField).toHaveValue('Still here');
});
