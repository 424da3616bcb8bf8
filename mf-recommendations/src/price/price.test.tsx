import { render } from '@testing-library/react';
import { Price, type PriceProps } from './price.view';

test.each<[string, PriceProps, string]>([
  ['SHR-118 SHR-119 shows a price with its legend', { price: 9.95, currency: 'USD' }, '$9.95/month, paid yearly'],
  [
    'SHR-118 shows the reduced price after the regular one',
    { price: 20, offPrice: 10, currency: 'EUR' },
    'Regular price: €20Current price: €10/month, paid yearly',
  ],
  [
    'SHR-118 shows the legend that the caller sets',
    { price: 20, currency: 'JPY', legend: 'per month' },
    '¥20per month',
  ],
  [
    'SHR-118 SHR-122 shows the promo label on request',
    { price: 3, offPrice: 2, currency: 'USD', showPromoLabel: true },
    'Regular price: $3Current price: $2/month, paid yearly33% off',
  ],
  ['SHR-128 shows nothing for an unreadable price', { price: 'soon', currency: 'USD' }, ''],
])('%s', (_what, props, text) => {
  const { container } = render(<Price {...props} />);
  expect(container.textContent).toBe(text);
});

test('SHR-118 crosses out the regular price, and keeps the order of amounts on right-to-left pages', () => {
  const { container } = render(<Price currency="USD" offPrice="9.50" price="12" />);
  expect(container.querySelector('s')).toHaveTextContent('Regular price: $12');
  expect(container.querySelector('strong')).toHaveTextContent('Current price: $9.50');
  for (const amount of container.querySelectorAll('bdi')) expect(amount).toHaveAttribute('dir', 'ltr');
});

test.each([
  ['de', 9.95, 'EUR', '9,95 €', 'ltr'],
  ['de-AT', 1234, 'EUR', '€ 1.234', 'ltr'],
  ['fr', 9.95, 'USD', '9,95 $US', 'ltr'],
  ['pt-BR', 20, 'BRL', 'R$ 20', 'ltr'],
  ['ja', 2000, 'JPY', '¥2,000', 'ltr'],
  ['ar', 9.95, 'USD', '9.95 US$', 'rtl'],
  ['en-GB', 9.95, 'EUR', '€9,95', 'ltr'],
])('in the language %s, shows the price %d %s as "%s"', (lang, price, currency, text, dir) => {
  document.documentElement.lang = lang;
  const { container } = render(<Price currency={currency} legend="" price={price} />);
  document.documentElement.lang = 'en';
  // Replace special spaces, and remove direction marks.
  const visibleText = container.textContent?.normalize('NFKC').replace(/\p{Cf}/gu, '');
  expect(visibleText).toBe(text);
  expect(container.querySelector('bdi')).toHaveAttribute('dir', dir);
});
