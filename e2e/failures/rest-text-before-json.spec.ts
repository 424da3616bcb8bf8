import { open, protectSwitch, toast } from '../support/dashboard';
import { networkAtRest } from '../support/network';
import { expectReadFailure, expectServerValue } from '../support/rest-failure';
import { settingSwitch } from '../support/settings';
import { expect, test } from '../support/test';

const failure = { kind: 'warning', message: 'The site sent an unreadable response.' };

test.beforeEach(({ signIn }) => signIn('admin'));

test('SHR-008 a read is answered with text before the JSON: said in its card, the rest as before, Retry asks again', ({
  page,
  site,
}) => expectReadFailure(page, site, failure));

test('a write is answered with text before the JSON: the site is asked what it holds, and that is no error', async ({
  page,
  site,
}) => {
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
