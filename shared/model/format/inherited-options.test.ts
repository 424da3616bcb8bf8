import { pricePieces } from './currency';
import { formatDate, formatMoment, formatTime } from './date';
import { formatList } from './list';
import { formatCount, formatMeasure, formatStorage } from './number';

/** Names of options of `Intl`, which another script of the page may add to all objects. */
const optionNames: readonly string[] = [
  'type',
  'style',
  'numeric',
  'timeZone',
  'hidden',
  'currency',
  'unit',
  'unitDisplay',
  'currencyDisplay',
  'notation',
  'signDisplay',
  'minimumFractionDigits',
  'maximumFractionDigits',
  'useGrouping',
  'localeMatcher',
  'calendar',
  'numberingSystem',
  'hour12',
  'hourCycle',
  'dateStyle',
  'timeStyle',
  'weekday',
  'year',
  'month',
  'day',
  'hour',
  'minute',
  'second',
  'fractionalSecondDigits',
  'timeZoneName',
  'dayPeriod',
  'era',
  'formatMatcher',
  'roundingMode',
  'roundingPriority',
  'roundingIncrement',
  'compactDisplay',
  'currencySign',
  'granularity',
];

/** Returns texts of all formatters. */
function formattedTexts(): unknown[] {
  const lang = 'de';
  const options = { lang, timeZone: 'Asia/Kolkata' };
  return [
    pricePieces(1234.5, 'EUR', lang)
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, ' '),
    formatDate('2026-11-25T10:00:00Z', 'F j, Y', options),
    formatDate('2026-11-25T10:00:00Z', 'l jS F Y g:i A T', options),
    formatList(['A', 'B', 'C'], lang),
    formatMoment('2026-11-25T10:00:00Z', options).replace(/\s/g, ' '),
    formatTime('2026-11-25T10:00:00Z', options).replace(/\s/g, ' '),
    formatCount(12_345, lang),
    formatMeasure(0.123, 'percent', lang).replace(/\s/g, ' '),
    formatMeasure(1234.5, 'millisecond', lang).replace(/\s/g, ' '),
    formatStorage('10GB', lang).replace(/\s/g, ' '),
  ];
}

test('formats values as usual on a page that adds options of Intl to all objects', () => {
  for (const name of optionNames)
    Object.defineProperty(Object.prototype, name, {
      value: 'of the page',
      configurable: true,
      enumerable: true,
      writable: true,
    });
  let texts: unknown;
  try {
    texts = formattedTexts();
  } catch (error) {
    texts = String(error);
  } finally {
    for (const name of optionNames) Reflect.deleteProperty(Object.prototype, name);
  }
  expect(texts).toEqual([
    '1.234,50 €\u200e',
    '25. November 2026',
    'Mittwoch 25 November 2026 3:30 PM +05:30',
    'A, B und C',
    '25.11.2026, 15:30',
    '15:30',
    '12.345',
    '12,3 %',
    '1.234,5 ms',
    '10 GB',
  ]);
});
