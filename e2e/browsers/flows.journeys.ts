import { test } from './test';

const title = (name: string | RegExp) => ({ role: 'heading', name });
const link = (name: string) => ({ role: 'link', name });

test('the recommendations lead from the site type to the summary', async ({ user, openAs }) => {
  await openAs('admin', '/recommendations');
  await user.sees(title('Tell us more about Site Example?'));
  await user.click({ role: 'checkbox', name: 'This is an e-commerce site' });
  await user.click(link('Continue'));
  await user.sees(title('Would you like to sell online with WooCommerce?'));
  await user.click(link('Not now'));
  await user.arrivesAt(/related-posts$/);
  await user.click({ role: 'button', name: 'Enable related posts' });
  await user.seesText('Feature Enabled');
  await user.click(link('Next'));
  await user.sees(title(/mailing list/));
  await user.click(link('Not now'));
  await user.sees(title(/speed up your site/));
  await user.click(link('Not now'));
  await user.sees(title("Nice work! Let's recap what we enabled for Site Example."), { hasFocus: true });
});

test('a license key is refused with a reason, and another one activates a product', async ({ user, openAs }) => {
  await openAs('admin', '/license/activation');
  const key = { role: 'textbox', name: 'License key' };
  await user.type(key, 'bad-key');
  await user.click({ role: 'button', name: 'Activate' });
  await user.seesText('The license key you entered is invalid.');
  await user.sees(key, { value: 'bad-key' });
  await user.type(key, 'jetpack-scan_GOODKEY0001');
  await user.press('Enter');
  await user.sees(title('Jetpack Scan is active!'), { hasFocus: true });
});
