import { startI18n } from '@flightdeck/shared/i18n';
import fc from 'fast-check';
import { purchaseLabel } from './purchase-label';

const options = { now: new Date('2026-11-21T12:00:00Z'), lang: 'en' };
const purchaseDate = '2025-10-12T00:00:00+00:00';

test.each([
  ['DASH-124 returns no label without dates', {}, ''],
  ['DASH-124 returns no label with empty dates', { subscribed_date: '', expiry_date: null }, ''],
  [
    'DASH-125 shows the purchase date without an expiry date',
    { subscribed_date: purchaseDate },
    'Purchased on October 12, 2025.',
  ],
  [
    'DASH-125 shows the purchase date of a refundable purchase',
    { subscribed_date: purchaseDate, expiry_date: '2027-10-12', is_refundable: true },
    'Purchased on October 12, 2025.',
  ],
  [
    'DASH-126 shows a future expiry as a renewal',
    { subscribed_date: purchaseDate, expiry_date: '2027-10-12' },
    'Renews on October 12, 2027.',
  ],
  [
    'DASH-126 shows an expiry in one second as a renewal',
    { expiry_date: '2026-11-21T12:00:01+00:00' },
    'Renews on November 21, 2026.',
  ],
  [
    'DASH-126 shows a plan that ends today as a renewal',
    { expiry_date: '2026-11-21T00:00:00+00:00' },
    'Renews on November 21, 2026.',
  ],
  [
    'DASH-127 shows a plan as expired at the instant at which its last day ends for the provider',
    { expiry_date: '2026-11-20T23:00:00-12:00' },
    'Expired on November 20, 2026.',
  ],
  [
    'DASH-126 shows a past day as a renewal while the provider renews the plan',
    { expiry_date: '2026-11-20T00:00:00+00:00', expiry_status: 'auto-renewing' },
    'Renews on November 20, 2026.',
  ],
  [
    'DASH-126 shows a plan with an unknown status as a renewal on its last day',
    { expiry_date: '2026-11-21T00:00:00+00:00', expiry_status: 'paused' },
    'Renews on November 21, 2026.',
  ],
  [
    'DASH-127 shows the day before today as expired',
    { expiry_date: '2026-11-20T00:00:00+00:00', expiry_status: '' },
    'Expired on November 20, 2026.',
  ],
  [
    'DASH-127 shows today as expired if the provider says so',
    { expiry_date: '2026-11-21T00:00:00+00:00', expiry_status: 'expired' },
    'Expired on November 21, 2026.',
  ],
  [
    'DASH-127 shows a day as expired once it has ended in the zone of the provider',
    { expiry_date: '2026-11-21T00:00:00+14:00' },
    'Expired on November 21, 2026.',
  ],
  [
    'DASH-127 shows a past expiry as expired',
    { subscribed_date: purchaseDate, expiry_date: '2026-10-12' },
    'Expired on October 12, 2026.',
  ],
  ['DASH-128 returns no label with an invalid expiry date', { subscribed_date: purchaseDate, expiry_date: 'soon' }, ''],
  ['DASH-128 returns no label with an invalid purchase date', { subscribed_date: '0000-00-00 00:00:00' }, ''],
  [
    'DASH-128 returns no label for a refundable purchase without a purchase date',
    { expiry_date: '2027-10-12', is_refundable: true },
    '',
  ],
])('%s', (_what, purchase, text) => {
  expect(purchaseLabel(purchase, options)).toBe(text);
});

test('DASH-129 formats dates as "F j, Y" unless the site has a date format', () => {
  const purchase = { subscribed_date: purchaseDate };
  expect(purchaseLabel(purchase, { ...options, dateFormat: '' })).toBe('Purchased on October 12, 2025.');
  expect(purchaseLabel(purchase, { ...options, dateFormat: 'd/m/Y' })).toBe('Purchased on 12/10/2025.');
});

test.each([[''], [null], [undefined], [0], ['0000-00-00'], ['0000-00-00 00:00:00'], ['1970-01-01T00:00:00+00:00']])(
  'DASH-125 shows the purchase date if the expiry date is %p',
  (expiry_date) => {
    expect(purchaseLabel({ subscribed_date: purchaseDate, expiry_date }, options)).toBe(
      'Purchased on October 12, 2025.',
    );
  },
);

test('DASH-124 returns no label if both dates are zero', () => {
  expect(purchaseLabel({ subscribed_date: '1970-01-01', expiry_date: '0000-00-00' }, options)).toBe('');
});

const anyDate = fc.oneof(
  fc.anything(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const dates = { subscribed_date: anyDate, expiry_date: anyDate, is_refundable: fc.anything() };

test('returns a valid label or none for any purchase', () => {
  fc.assert(
    fc.property(fc.record(dates, { requiredKeys: [] }), (purchase) => {
      expect(purchaseLabel(purchase, options)).toMatch(/^$|^(Purchased|Renews|Expired) on (?!.*NaN)/);
    }),
  );
});

test('translates the label', () => {
  startI18n({ lang: 'de', dir: 'ltr', timeZone: 'UTC', messages: { 'Purchased on %s.': ['Gekauft am %s.'] } });
  expect(purchaseLabel({ subscribed_date: purchaseDate }, { ...options, lang: 'de', dateFormat: 'j. F Y' })).toBe(
    'Gekauft am 12. Oktober 2025.',
  );
  startI18n({ lang: 'en', dir: 'ltr', timeZone: 'UTC', messages: null });
});
