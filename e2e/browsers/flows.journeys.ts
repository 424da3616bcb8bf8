import { test } from './test';

const heading = (name: string | RegExp) => ({ role: 'heading', name });
const link = (name: string) => ({ role: 'link', name });

test('the recommendations lead from the site type to the summary', async ({ user, openAs }) => {
  await openAs('admin', '/recommendations');
  await user.sees(heading('Tell us more about Site Example?'));
  await user.click({ role: 'checkbox', name: 'This is an e-commerce site' });
  await user.click(link('Continue'));
  await user.sees(heading('Would you like to sell online with WooCommerce?'));
  await user.click(link('Not now'));
  await user.arrivesAt(/related-posts$/);
  await user.click({ role: 'button', name: 'Enable related posts' });
  await user.seesText('Feature Enabled');
  await user.click(link('Next'));
  await user.sees(heading(/mailing list/));
  await user.click(link('Not now'));
  await user.sees(heading(/speed up your site/));
  await user.click(link('Not now'));
  await user.sees(heading("Nice work! Let's recap what we enabled for Site Example."), { hasFocus: true });
});

test('an invalid license key is refused with a reason, and a valid one activates a product', async ({
  user,
  openAs,
}) => {
  await openAs('admin', '/license/activation');
  const keyField = { role: 'textbox', name: 'License key' };
  await user.type(keyField, 'bad-key');
  await user.click({ role: 'button', name: 'Activate' });
  await user.seesText('The license key you entered is invalid.');
  await user.sees(keyField, { value: 'bad-key' });
  await user.type(keyField, 'jetpack-scan_GOODKEY0001');
  await user.press('Enter');
  await user.sees(heading('Jetpack Scan is active!'), { hasFocus: true });
});
