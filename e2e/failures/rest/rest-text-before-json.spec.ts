import { open, protectSwitch, toast } from '../../support/dashboard';
import { expectReadFailure, expectServerValue } from '../../support/failures/rest-failure';
import { networkAtRest } from '../../support/network';
import { settingSwitch } from '../../support/settings';
import { expect, test } from '../../support/test';

const failure = { kind: 'warning', message: 'The site sent an unreadable response.' };

test.beforeEach(({ signIn }) => signIn('admin'));

test('SHR-008 shows text before the JSON of a read in its card, keeps the rest, and Retry reads again', ({
  page,
  site,
}) => expectReadFailure(page, site, failure));

test('asks the site for its value after text before the JSON of a write, without an error', async ({ page, site }) => {
  await open(page);
  await expect(protectSwitch(page)).not.toBeChecked();
  await networkAtRest(page);
  await site.clearLog();
  await site.chaos({ method: 'POST', path: 'settings', kind: 'warning' });
  await protectSwitch(page).click();
  await expect(toast(page)).toContainText('Updated settings.');
  await expect(protectSwitch(page)).toBeChecked();
  await expect(page.getByText(/^Not saved/)).toHaveCount(0);
  await expectServerValue(page, site);
  await expect.poll(() => site.calls(/settings/)).toEqual(['POST settings 200', 'GET settings 200']);
  await page.evaluate(() => location.assign('#/security'));
  await settingSwitch(page, 'monitor').click();
  await expect(settingSwitch(page, 'monitor')).not.toBeChecked();
  await expect(settingSwitch(page, 'monitor')).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(/^Not saved/)).toHaveCount(0);
});
