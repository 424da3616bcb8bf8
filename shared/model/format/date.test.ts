import fc from 'fast-check';
import { anyCharacter } from '../../testing/texts';
import { rounds } from '../../testing/values';
import { type DateOptions, defaultDateFormat, formatDate, formatMoment } from './date';
import type { DateNames } from './date-names';

const utc: DateOptions = { timeZone: 'UTC' };
const moment = '2026-03-02T21:04:05.678Z';

test.each([
  ['d', '02'],
  ['j', '2'],
  ['D', 'Mon'],
  ['l', 'Monday'],
  ['N', '1'],
  ['S', 'nd'],
  ['w', '1'],
  ['z', '60'],
  ['W', '10'],
  ['F', 'March'],
  ['M', 'Mar'],
  ['m', '03'],
  ['n', '3'],
  ['t', '31'],
  ['L', '0'],
  ['o', '2026'],
  ['Y', '2026'],
  ['y', '26'],
  ['a', 'pm'],
  ['A', 'PM'],
  ['B', '919'],
  ['g', '9'],
  ['h', '09'],
  ['G', '21'],
  ['H', '21'],
  ['i', '04'],
  ['s', '05'],
  ['u', '678000'],
  ['v', '678'],
  ['e', 'UTC'],
  ['I', '0'],
  ['O', '+0000'],
  ['P', '+00:00'],
  ['p', 'Z'],
  ['T', 'UTC'],
  ['Z', '0'],
  ['c', '2026-03-02T21:04:05+00:00'],
  ['r', 'Mon, 02 Mar 2026 21:04:05 +0000'],
  ['U', '1772485445'],
  ['\\Y\\\\\\d', 'Y\\d'],
  ['jS \\o\\f F', '2nd of March'],
  ['q k X', 'q k X'],
  ['Y\\', '2026\\'],
  ['', ''],
  ['Y年n月j日', '2026年3月2日'],
])('the format "%s" gives "%s"', (format, text) => {
  expect(formatDate(moment, format, utc)).toBe(text);
});

test.each([
  ['2026-03-01', 'jS', '1st'],
  ['2026-03-03', 'jS', '3rd'],
  ['2026-03-11', 'jS', '11th'],
  ['2026-09-13', 'M jS', 'Sep 13th'],
  ['2026-03-22', 'jS', '22nd'],
  ['2026-03-01', 'N w', '7 0'],
  // A week belongs to the year of its Thursday.
  ['2027-01-01', 'o-W', '2026-53'],
  ['2024-12-30', 'o-W', '2025-01'],
  ['2024-12-31', 'z L', '365 1'],
  ['1900-02-01', 'L t', '0 28'],
  ['2000-02-01', 'L t', '1 29'],
  ['2026-03-02T00:30', 'g:i a, h A, G H', '12:30 am, 12 AM, 0 00'],
  ['2026-03-02T12:00', 'g a', '12 pm'],
  ['2026-03-01T23:00', 'B', '000'],
  ['0009-03-02', 'Y y', '0009 09'],
  ['1969-12-30T23:59:59.5', 'U', '-86401'],
])('%s in the format "%s" is "%s"', (date, format, text) => {
  expect(formatDate(date, format, utc)).toBe(text);
});

const russian: DateNames = {
  months: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
  monthsGenitive: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
  monthsShort: 'янв фев мар апр май июн июл авг сен окт ноя дек'.split(' '),
  weekdays: 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' '),
  weekdaysShort: 'вс пн вт ср чт пт сб'.split(' '),
  dayPeriods: ['ДП', 'ПП'],
};

test.each([
  ['l, j F Y g:i a', 'суббота, 21 ноября 2026 3:05 пп'],
  ['D, d M H:i A', 'сб, 21 ноя 15:05 ПП'],
  ['F Y', 'ноябрь 2026'],
  ['F Y \\d', 'ноябрь 2026 d'],
  ['jS F', '21 ноября'],
  ['r', 'Sat, 21 Nov 2026 15:05:00 +0000'],
])('with the names of another language, the format "%s" gives "%s"', (format, text) => {
  expect(formatDate('2026-11-21T15:05:00Z', format, { dateNames: russian, timeZone: 'UTC' })).toBe(text);
});

test.each([
  ['America/New_York', '2026-07-01T02:00:00Z', '2026-06-30T22:00:00-04:00 EDT America/New_York 1 -14400'],
  ['America/New_York', '2026-01-01T02:00:00Z', '2025-12-31T21:00:00-05:00 EST America/New_York 0 -18000'],
  ['Asia/Kolkata', '2026-01-01T20:00:00Z', '2026-01-02T01:30:00+05:30 +05:30 Asia/Kolkata 0 19800'],
  ['Australia/Sydney', '2026-01-01T00:00:00Z', '2026-01-01T11:00:00+11:00 +11:00 Australia/Sydney 1 39600'],
  ['+05:30', '2026-01-01T20:00:00Z', '2026-01-02T01:30:00+05:30 +05:30 +05:30 0 19800'],
  ['-0930', '2026-01-01T00:00:00Z', '2025-12-31T14:30:00-09:30 -09:30 -09:30 0 -34200'],
  ['UTC+2', '2026-01-01T00:00:00Z', '2026-01-01T02:00:00+02:00 +02:00 +02:00 0 7200'],
  ['UTC+5.5', '2026-01-01T20:00:00Z', '2026-01-02T01:30:00+05:30 +05:30 +05:30 0 19800'],
  ['-9.5', '2026-01-01T00:00:00Z', '2025-12-31T14:30:00-09:30 -09:30 -09:30 0 -34200'],
  ['5.75', '2026-01-01T00:00:00Z', '2026-01-01T05:45:00+05:45 +05:45 +05:45 0 20700'],
  ['UTC+14', '2026-01-01T00:00:00Z', '2026-01-01T14:00:00+14:00 +14:00 +14:00 0 50400'],
  ['Etc/GMT+5', '2026-01-01T00:00:00Z', '2025-12-31T19:00:00-05:00 -05:00 Etc/GMT+5 0 -18000'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00 UTC UTC 0 0'],
  ['+5 hours', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00 UTC UTC 0 0'],
  ['Nowhere/At_All', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00 UTC UTC 0 0'],
  ['+99:00', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00 UTC UTC 0 0'],
  ['', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00 UTC UTC 0 0'],
])('in the zone "%s", %s is %s', (timeZone, date, text) => {
  expect(formatDate(date, 'c T e I Z', { timeZone })).toBe(text);
});

test('times around the hour that a zone skips, and the hour that it repeats, have the right offset', () => {
  const at = (date: string) => formatDate(date, 'H:i T', { timeZone: 'America/New_York' });
  expect(['2026-03-08T06:59Z', '2026-03-08T07:00Z'].map(at)).toEqual(['01:59 EST', '03:00 EDT']);
  expect(['2026-11-01T05:30Z', '2026-11-01T06:30Z'].map(at)).toEqual(['01:30 EDT', '01:30 EST']);
});

test('dates for email are in the zone', () => {
  expect(formatDate(moment, 'r', { timeZone: '+05:30' })).toBe('Tue, 03 Mar 2026 02:34:05 +0530');
});

test('the format p writes the offset of a zone', () => {
  expect(formatDate(moment, 'p', { timeZone: '+05:30' })).toBe('+05:30');
});

test.each([['soon'], [''], [null], [undefined], [Number.NaN], [new Date(Number.NaN)], [8.64e15], [-8.64e15], [{}]])(
  '%p is not a date and returns an empty string',
  (date) => {
    expect(formatDate(date, defaultDateFormat, { timeZone: 'Asia/Kolkata' })).toBe('');
  },
);

test('no format, names, zone or date throws or returns NaN', () => {
  const letters = 'jdDlNSwzWFmMntLoYyaABgGhHisuveIOPpTZcrU\\ ,'.split('');
  const format = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: fc.constantFrom(...letters) }));
  const noNames = { months: [], monthsGenitive: [], monthsShort: [], weekdays: [], weekdaysShort: [], dayPeriods: [] };
  const names = fc.constantFrom(undefined, russian, noNames);
  const zone = fc.oneof(fc.constantFrom('Europe/Dublin', '+05:30', 'America/St_Johns', 'Asia/Kathmandu'), fc.string());
  const date = fc.oneof(fc.date(), fc.double(), fc.anything());
  fc.assert(
    fc.property(date, format, names, zone, (input, phpFormat, dateNames, timeZone) => {
      const text = formatDate(input, phpFormat, { dateNames, timeZone });
      if (!phpFormat.includes('\\')) expect(text).not.toContain('NaN');
    }),
    rounds,
  );
});

const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');
const newYork = 'America/New_York';

test.each([
  ['en', 'Oct 26, 2023, 7:05 PM'],
  ['de', '26.10.2023, 19:05'],
  ['es', '26 oct 2023, 19:05'],
  ['fr', '26 oct. 2023, 19:05'],
  ['pt-BR', '26 de out. de 2023, 19:05'],
  ['ja', '2023/10/26 19:05'],
  ['ar', '26\u200f/10\u200f/2023، 7:05 م'],
])('in the language "%s", a moment is written %s', (lang, text) => {
  expect(withPlainSpaces(formatMoment('2023-10-26T23:05:00Z', { lang, timeZone: newYork }))).toBe(text);
});

test.each([['soon'], [undefined], [Number.NaN]])('%p is not a moment and returns an empty string', (date) => {
  expect(formatMoment(date, { lang: 'de', timeZone: newYork })).toBe('');
});
