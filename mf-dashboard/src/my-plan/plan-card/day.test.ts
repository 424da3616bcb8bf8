import { isDateMissing, parseDay } from './day';

test.each([
  ['2026-11-25', '2026-11-25', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25T00:00:00+00:00', '2026-11-25', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25 23:59:59', '2026-11-25', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25T23:30:00-08:00', '2026-11-25', '2026-11-26T08:00:00.000Z'],
  ['2026-11-25T00:30:00+05:30', '2026-11-25', '2026-11-25T18:30:00.000Z'],
  ['1795629600', '2026-11-25', '2026-11-26T00:00:00.000Z'],
  [Date.UTC(2026, 10, 25, 18), '2026-11-25', '2026-11-26T00:00:00.000Z'],
  ['1970-01-02', '1970-01-02', '1970-01-03T00:00:00.000Z'],
])('reads %p as the day %s, which ends at %s', (value, day, end) => {
  const parsed = parseDay(value);
  expect(parsed?.date.toISOString()).toBe(`${day}T00:00:00.000Z`);
  expect(new Date(parsed?.end ?? 0).toISOString()).toBe(end);
});

test.each(['0000-00-00', '0001-01-01', '1970-01-01', '1970-01-02T01:00:00+05:30', '2026-02-31', 'soon', '', null])(
  'reads no day from %p',
  (value) => expect(parseDay(value)).toBeNull(),
);

const missingDates = [
  '',
  ' ',
  '0',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '0000-00-00T00:00:00+00:00',
  0,
  null,
  undefined,
];
test.each([...missingDates, '-0001-11-30T00:00:00+00:00', '1970-01-01T00:00:00Z', '0001-01-01T00:00:00', false])(
  'treats %p as a missing date',
  (value) => expect(isDateMissing(value)).toBe(true),
);

test.each(['soon', '2026-02-31', '2026-11-25', Date.UTC(2026, 0)])('does not treat %p as a missing date', (value) =>
  expect(isDateMissing(value)).toBe(false),
);
