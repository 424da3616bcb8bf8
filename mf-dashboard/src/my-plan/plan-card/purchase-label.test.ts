import { startI18n } from '@flightdeck/shared/i18n';
import fc from 'fast-check';
import { purchaseLabel } from './purchase-label';

const options = { now: new Date('2026-11-21T12:00:00Z'), locale: {} };
const purchaseDate = '2025-10-12T00:00:00+00:00';

const refundable = { expiry_date: '2027-10-12', is_refundable: true };
const ends = (expiry_date: string, expiry_status?: string) => ({ expiry_date, expiry_status });

test.each<[string, Parameters<typeof purchaseLabel>[0], string]>([
  ['DASH-124 without dates', {}, ''],
  ['DASH-124 with empty dates', { subscribed_date: '', expiry_date: null }, ''],
  ['DASH-124 with dates that are zero', { subscribed_date: '1970-01-01', expiry_date: '0000-00-00' }, ''],
  ['DASH-125 refundable', { subscribed_date: purchaseDate, ...refundable }, 'Purchased on October 12, 2025.'],
  [
    'DASH-126 with a purchase date',
    { subscribed_date: purchaseDate, ...ends('2027-10-12') },
    'Renews on October 12, 2027.',
  ],
  ['DASH-126 that ends in one second', ends('2026-11-21T12:00:01+00:00'), 'Renews on November 21, 2026.'],
  ['DASH-126 that ends today', ends('2026-11-21T00:00:00+00:00'), 'Renews on November 21, 2026.'],
  ['DASH-126 that renews itself', ends('2026-11-20T00:00:00+00:00', 'auto-renewing'), 'Renews on November 20, 2026.'],
  ['DASH-126 with an unknown status', ends('2026-11-21T00:00:00+00:00', 'paused'), 'Renews on November 21, 2026.'],
  ['DASH-127 that ended yesterday', ends('2026-11-20T00:00:00+00:00', ''), 'Expired on November 20, 2026.'],
  [
    'DASH-127 that the provider calls expired',
    ends('2026-11-21T00:00:00+00:00', 'expired'),
    'Expired on November 21, 2026.',
  ],
  // These days end, in the zone of the provider, at and before this instant.
  ['DASH-127 whose last day ends now', ends('2026-11-20T23:00:00-12:00'), 'Expired on November 20, 2026.'],
  ['DASH-127 whose last day has ended', ends('2026-11-21T00:00:00+14:00'), 'Expired on November 21, 2026.'],
  ['DASH-127 in the past', { subscribed_date: purchaseDate, ...ends('2026-10-12') }, 'Expired on October 12, 2026.'],
  ['DASH-128 with an invalid expiry date', { subscribed_date: purchaseDate, ...ends('soon') }, ''],
  ['DASH-128 with an invalid purchase date', { subscribed_date: '0000-00-00 00:00:00' }, ''],
  ['DASH-128 refundable, without a purchase date', refundable, ''],
])('the label of a purchase %s (%j) is "%s"', (_what, purchase, text) => {
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
    const purchase = { subscribed_date: purchaseDate, expiry_date };
    expect(purchaseLabel(purchase, options)).toBe('Purchased on October 12, 2025.');
  },
);

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
  startI18n({
    lang: 'de',
    dir: 'ltr',
    timeZone: 'UTC',
    messages: { 'Purchased on %s.': ['Gekauft am %s.'], 'F j, Y': ['j. F Y'] },
  });
  const monthsGenitive = Array(12).fill('Oktober');
  const dateNames = { months: [], monthsGenitive, monthsShort: [], weekdays: [], weekdaysShort: [], dayPeriods: [] };
  const label = purchaseLabel(
    { subscribed_date: purchaseDate },
    { ...options, locale: { dateNames }, dateFormat: 'F j, Y' },
  );
  expect(label).toBe('Gekauft am 12. Oktober 2025.');
  startI18n({ lang: 'en', dir: 'ltr', timeZone: 'UTC', messages: null });
});
