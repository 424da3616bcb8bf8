import fc from 'fast-check';
import { priceDisplay } from './price-display';

test('SHR-118 returns price, reduced price, currency, legend and promo label', () => {
  expect(priceDisplay({ price: 20, offPrice: '10', currency: 'USD', showPromoLabel: true })).toEqual({
    price: 20,
    offPrice: 10,
    currency: 'USD',
    legend: '/month, paid yearly',
    promoLabel: '50% off',
  });
});

test.each([
  ['hides the label by default', { price: 20, offPrice: 10, currency: 'USD' }, { promoLabel: '' }],
  [
    'shows no label without a discount',
    { price: 20, offPrice: 20, currency: 'USD', showPromoLabel: true },
    { offPrice: null, promoLabel: '' },
  ],
  [
    'shows no label below one percent',
    { price: 200, offPrice: 199, currency: 'USD', showPromoLabel: true },
    { promoLabel: '' },
  ],
  [
    'shows the reduced price alone if the price is unknown',
    { offPrice: 10, currency: 'USD' },
    { price: 10, offPrice: null },
  ],
  ['uses the legend of the input', { price: 1, currency: 'USD', legend: '/year' }, { legend: '/year' }],
])('%s', (_what, input, display) => {
  expect(priceDisplay(input)).toMatchObject(display);
});

test.each([
  [{ price: 20 }],
  [{ price: 20, currency: '' }],
  [{ price: 20, currency: 7 }],
  [{ currency: 'USD' }],
  [{ price: 'x', currency: 'USD' }],
])('shows nothing for %p', (input) => {
  expect(priceDisplay(input)).toBeNull();
});

test('SHR-119 has a default legend', () => {
  expect(priceDisplay({ price: 1, currency: 'USD' })?.legend).toBe('/month, paid yearly');
});

test('returns a finite price or null for any value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (price, offPrice, currency) => {
      const display = priceDisplay({ price, offPrice, currency });
      expect(display === null || Number.isFinite(display.price)).toBe(true);
    }),
  );
});
