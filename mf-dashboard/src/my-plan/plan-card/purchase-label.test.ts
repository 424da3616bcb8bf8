import { startI18n } from '@flightdeck/shared/i18n';
import fc from 'fast-check';
import { purchaseLabel } from './purchase-label';

const options = { now: new Date('2026-11-21T12:00:00Z'), lang: 'en', timeZone: 'UTC' };
const bought = '2025-10-12T00:00:00+00:00';

test.each([
  ['DASH-124 no dates', {}, ''],
  ['DASH-124 empty dates', { subscribed_date: '', expiry_date: null }, ''],
  ['DASH-125 no expiry', { subscribed_date: bought }, 'Purchased on October 12, 2025.'],
  [
    'DASH-125 refundable',
    { subscribed_date: bought, expiry_date: '2027-10-12', is_refundable: true },
    'Purchased on October 12, 2025.',
  ],
  ['DASH-126 a future expiry', { subscribed_date: bought, expiry_date: '2027-10-12' }, 'Renews on October 12, 2027.'],
  ['DASH-126 one second ahead', { expiry_date: '2026-11-21T12:00:01+00:00' }, 'Renews on November 21, 2026.'],
  ['DASH-126 ahead in its own zone', { expiry_date: '2026-11-21T11:30:00-01:00' }, 'Renews on November 21, 2026.'],
  ['DASH-127 this very instant', { expiry_date: '2026-11-21T12:00:00Z' }, 'Expired on November 21, 2026.'],
  ['DASH-127 a past expiry', { subscribed_date: bought, expiry_date: '2026-10-12' }, 'Expired on October 12, 2026.'],
  ['DASH-128 an invalid expiry', { subscribed_date: bought, expiry_date: 'soon' }, ''],
  ['DASH-128 an invalid purchase', { subscribed_date: '0000-00-00 00:00:00' }, ''],
  ['DASH-128 refundable, of unknown date', { expiry_date: '2027-10-12', is_refundable: true }, ''],
])('the label of a purchase with %s', (_what, purchase, text) => {
  expect(purchaseLabel(purchase, options)).toBe(text);
});

test('DASH-129 the format is "F j, Y" unless the site has its own', () => {
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

test('any purchase gets a label or none, never NaN', () => {
  fc.assert(
    fc.property(fc.record(dates, { requiredKeys: [] }), (purchase) => {
      expect(purchaseLabel(purchase, options)).toMatch(/^$|^(Purchased|Renews|Expired) on (?!.*NaN)/);
    }),
  );
});

test('the label is translated', () => {
  startI18n({ lang: 'de', dir: 'ltr', timeZone: 'UTC', messages: { 'Purchased on %s.': ['Gekauft am %s.'] } });
  expect(purchaseLabel({ subscribed_date: bought }, { ...options, lang: 'de', dateFormat: 'j. F Y' })).toBe(
    'Gekauft am 12. Oktober 2025.',
  );
  startI18n({ lang: 'en', dir: 'ltr', timeZone: 'UTC', messages: null });
});
