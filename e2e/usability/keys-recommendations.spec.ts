import { Keys } from '../support/keys';
import { expect, test } from '../support/test';

test('the keyboard alone leads through the recommendations to the summary, and the focus follows each step @long', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/recommendations');
  const link = (name: string) => page.locator('#fd-outlet').getByRole('link', { name, exact: true });
  const title = page.getByRole('heading', { level: 2 }).first();
  const keys = new Keys(page);
  await keys.press(page.getByRole('checkbox', { name: 'This is an e-commerce site' }), 'Space');
  await keys.press(link('Continue'));
  for (const name of [/WooCommerce/, /more of your posts/, /mailing list/, /speed up your site/]) {
    await expect(title).toHaveText(name);
    await keys.expectFocus(`at ${name.source}`, '#fd-outlet');
    await keys.press(link('Not now'));
  }
  await expect(title).toHaveText(/^Nice work!/);
  await expect(title).toBeFocused();
});
