import fc from 'fast-check';
import { isNoDate, parseDay, parseInstant } from './instant';

test.each([
  ['2026-10-12T00:00:00+00:00', '2026-10-12T00:00:00.000Z'],
  ['2026-10-12T00:00:00Z', '2026-10-12T00:00:00.000Z'],
  ['2026-10-12T00:00:00+05:30', '2026-10-11T18:30:00.000Z'],
  ['2026-10-12T00:00:00-0330', '2026-10-12T03:30:00.000Z'],
  ['2026-10-12 13:14:15', '2026-10-12T13:14:15.000Z'],
  ['2026-10-12 13:14', '2026-10-12T13:14:00.000Z'],
  ['2026-10-12T13:14:15.1239Z', '2026-10-12T13:14:15.123Z'],
  [' 2026-10-12 ', '2026-10-12T00:00:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['0050-01-01', '0050-01-01T00:00:00.000Z'],
  [86_400_000, '1970-01-02T00:00:00.000Z'],
  [new Date('2026-10-12'), '2026-10-12T00:00:00.000Z'],
])('%p is the instant %s', (value, text) => {
  expect(parseInstant(value)?.toISOString()).toBe(text);
});

test.each([
  ['2026-02-31'],
  ['2025-02-29'],
  ['2026-13-01'],
  ['0000-00-00 00:00:00'],
  ['0000-00-00'],
  ['-0001-11-30T00:00:00+00:00'],
  ['1970-01-01'],
  ['1970-01-01T00:00:00+00:00'],
  ['1969-12-31 16:00:00'],
  ['1970-01-01T05:30:00+05:30'],
  [0],
  [new Date(0)],
  ['2026-10-12 24:00:00'],
  ['2026-10-12 10:60'],
  ['12.10.2026'],
  ['tomorrow'],
  ['1'],
  [''],
  [null],
  [undefined],
  [true],
  [8.64e15 + 1],
  [Number.NaN],
  [new Date(Number.NaN)],
  [[]],
])('%p is not an instant', (value) => {
  expect(parseInstant(value)).toBeNull();
});

test('every date can be written as text and read back', () => {
  const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const known = date.filter((given) => Math.abs(given.getTime()) >= 86_400_000);
  fc.assert(fc.property(known, (given) => expect(parseInstant(given.toISOString())).toEqual(given)));
});

test.each([
  ['2026-11-25', '2026-11-25', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25T00:00:00+00:00', '2026-11-25', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25 23:59:59', '2026-11-25', '2026-11-26T00:00:00.000Z'],
  ['2026-11-25T23:30:00-08:00', '2026-11-25', '2026-11-26T08:00:00.000Z'],
  ['2026-11-25T00:30:00+05:30', '2026-11-25', '2026-11-25T18:30:00.000Z'],
  [Date.UTC(2026, 10, 25, 18), '2026-11-25', '2026-11-26T00:00:00.000Z'],
])('%p is the day %s and ends at %s', (value, day, end) => {
  const read = parseDay(value);
  expect(read?.date.toISOString()).toBe(`${day}T00:00:00.000Z`);
  expect(new Date(read?.end ?? 0).toISOString()).toBe(end);
});

test.each([['0000-00-00'], ['0001-01-01'], ['1970-01-01'], ['2026-02-31'], ['soon'], [''], [null]])(
  '%p is not a day',
  (value) => {
    expect(parseDay(value)).toBeNull();
  },
);

test.each([
  [''],
  [' '],
  ['0'],
  ['0000-00-00'],
  ['0000-00-00 00:00:00'],
  ['0000-00-00T00:00:00+00:00'],
  ['-0001-11-30T00:00:00+00:00'],
  ['1970-01-01T00:00:00Z'],
  [0],
  [null],
  [undefined],
  [false],
  ['0001-01-01T00:00:00'],
])('%p stands for no date', (value) => {
  expect(isNoDate(value)).toBe(true);
});

test.each([['soon'], ['2026-02-31'], ['2026-11-25'], [Date.UTC(2026, 0)]])('%p does not stand for no date', (value) => {
  expect(isNoDate(value)).toBe(false);
});
