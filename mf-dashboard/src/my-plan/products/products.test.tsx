import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerReads, mount, purchase, waitForFeatureCards } from '../my-plan-under-test';

test('DASH-121 shows a card for each active product and none for inactive ones', async () => {
  answerReads({
    purchases: [
      purchase('jetpack_scan'),
      purchase('jetpack_search', { active: '0' }),
      purchase('jetpack_boost_yearly', { expiry_date: '2001-01-01' }),
      purchase('jetpack_complete'),
    ],
  });
  await mount();
  await screen.findByRole('region', { name: 'My products' });
  const products = within(screen.getByRole('region', { name: 'My products' })).getAllByRole('article');
  expect(products.map((product) => within(product).getByRole('heading').textContent)).toEqual([
    'Jetpack Scan Daily',
    'Jetpack Boost',
  ]);
  expect(products[0]).toHaveTextContent('Renews on October 12, 2999.');
  expect(products[1]).toHaveTextContent('Expired on January 1, 2001.');
  await waitForFeatureCards();
});

test('DASH-121 shows twelve of a thousand products, and twelve more on request, with counts in the language of the user', async () => {
  const purchases = Array.from({ length: 1000 }, (_, index) =>
    purchase('jetpack_scan', { ID: index, expiry_date: `${2100 + index}-01-01` }),
  );
  answerReads({ purchases });
  await mount(({ locale }) => Object.assign(locale, { lang: 'de', thousandsSeparator: '.' }));
  const products = within(await screen.findByRole('region', { name: 'My products' }));
  const cards = () => products.getAllByRole('article');
  expect(cards()).toHaveLength(12);
  expect(products.getByRole('status')).toHaveTextContent('12 of 1.000 products');
  await userEvent.click(products.getByRole('button', { name: 'Show 12 more' }));
  expect(cards()).toHaveLength(24);
  expect(cards()[23]).toHaveTextContent('January 1, 2123.');
  expect(products.getByRole('status')).toHaveTextContent('24 of 1.000 products');
  await waitForFeatureCards();
});
