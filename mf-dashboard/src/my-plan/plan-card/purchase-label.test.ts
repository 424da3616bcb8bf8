import { startI18n } from '@flightdeck/shared/i18n';
import fc from 'fast-check';
import { purchaseLabel } from './purchase-label';

const options = { now: new Date('2026-11-21T12:00:00Z'), lang: 'en', timeZone: 'UTC' };
const bought = '2025-10-12T00:00:00+00:00';

test.each([
  ['DASH-124 gives no label without dates', {}, ''],
  ['DASH-124 gives no label with empty dates', { subscribed_date: '', expiry_date: null }, ''],
  [
    'DASH-125 shows the purchase date without an expiry date',
    { subscribed_date: bought },
    'Purchased on October 12, 2025.',
  ],
  [
    'DASH-125 shows the purchase date of a refundable purchase',
    { subscribed_date: bought, expiry_date: '2027-10-12', is_refundable: true },
    'Purchased on October 12, 2025.',
  ],
  [
    'DASH-126 shows a future expiry as renewal',
    { subscribed_date: bought, expiry_date: '2027-10-12' },
    'Renews on October 12, 2027.',
  ],
  [
    'DASH-126 shows an expiry in one second as renewal',
    { expiry_date: '2026-11-21T12:00:01+00:00' },
    'Renews on November 21, 2026.',
  ],
  [
    'DASH-126 compares instants across time zones',
    { expiry_date: '2026-11-21T11:30:00-01:00' },
    'Renews on November 21, 2026.',
  ],
  [
    'DASH-127 shows an expiry at this instant as expired',
    { expiry_date: '2026-11-21T12:00:00Z' },
    'Expired on November 21, 2026.',
  ],
  [
    'DASH-127 shows a past expiry as expired',
    { subscribed_date: bought, expiry_date: '2026-10-12' },
    'Expired on October 12, 2026.',
  ],
  ['DASH-128 gives no label with an invalid expiry date', { subscribed_date: bought, expiry_date: 'soon' }, ''],
  ['DASH-128 gives no label with an invalid purchase date', { subscribed_date: '0000-00-00 00:00:00' }, ''],
  [
    'DASH-128 gives no label to a refundable purchase without a purchase date',
    { expiry_date: '2027-10-12', is_refundable: true },
    '',
  ],
])('%s', (_what, purchase, text) => {
  expect(purchaseLabel(purchase, options)).toBe(text);
});

test('DASH-129 formats dates as "F j, Y" unless the site has a date format', () => {
  const purchase = { subscribed_date: bought };
  expect(purchaseLabel(purchase, { ...options, dateFormat: '' })).toBe('Purchased on October 12, 2025.');
  expect(purchaseLabel(purchase, { ...options, dateFormat: 'd/m/Y' })).toBe('Purchased on 12/10/2025.');
  expect(purchaseLabel(purchase, { ...options, timeZone: '-03:00' })).toBe('Purchased on October 11, 2025.');
});

const anyDate = fc.oneof(
  fc.anything(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const dates = { subscribed_date: anyDate, expiry_date: anyDate, is_refundable: fc.anything() };

test('gives any purchase a valid label or none', () => {
  fc.assert(
    fc.property(fc.record(dates, { requiredKeys: [] }), (purchase) => {
      expect(purchaseLabel(purchase, options)).toMatch(/^$|^(Purchased|Renews|Expired) on (?!.*NaN)/);
    }),
  );
});

test('translates the label', () => {
  startI18n({ lang: 'de', dir: 'ltr', timeZone: 'UTC', messages: { 'Purchased on %s.': ['Gekauft am %s.'] } });
  expect(purchaseLabel({ subscribed_date: bought }, { ...options, lang: 'de', dateFormat: 'j. F Y' })).toBe(
    'Gekauft am 12. Oktober 2025.',
  );
  startI18n({ lang: 'en', dir: 'ltr', timeZone: 'UTC', messages: null });
});
