import { test } from './test';

const title = (name: string | RegExp) => ({ role: 'heading', name });
const link = (name: string) => ({ role: 'link', name });

test('the recommendations lead from the site type to the summary', async ({ hand, openAs }) => {
  await openAs('admin', '/recommendations');
  await hand.sees(title('Tell us more about Site Example?'));
  await hand.click({ role: 'checkbox', name: 'This is an e-commerce site' });
  await hand.click(link('Continue'));
  await hand.sees(title('Would you like to sell online with WooCommerce?'));
  await hand.click(link('Not now'));
  await hand.arrivesAt(/related-posts$/);
  await hand.click({ role: 'button', name: 'Enable related posts' });
  await hand.reads('Feature Enabled');
  await hand.click(link('Next'));
  await hand.sees(title(/mailing list/));
  await hand.click(link('Not now'));
  await hand.sees(title(/speed up your site/));
  await hand.click(link('Not now'));
  await hand.sees(title("Nice work! Let's recap what we enabled for Site Example."), { hasFocus: true });
});

test('a license key is refused with a reason, and another one activates a product', async ({ hand, openAs }) => {
  await openAs('admin', '/license/activation');
  const key = { role: 'textbox', name: 'License key' };
  await hand.type(key, 'bad-key');
  await hand.click({ role: 'button', name: 'Activate' });
  await hand.reads('The license key you entered is invalid.');
  await hand.sees(key, { value: 'bad-key' });
  await hand.type(key, 'jetpack-scan_GOODKEY0001');
  await hand.press('Enter');
  await hand.sees(title('Jetpack Scan is active!'), { hasFocus: true });
});
