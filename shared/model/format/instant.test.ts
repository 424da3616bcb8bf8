import fc from 'fast-check';
import { parseInstant } from './instant';

test.each([
  ['1792281600', '2026-10-18T00:00:00.000Z'],
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
  ['2026-10-12 10:00:60'],
  ['202610121000'],
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

test('every date except the start of 1970 can be written as text and read back', () => {
  const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const datesOutsideEpoch = date.filter((input) => Math.abs(input.getTime()) >= 86_400_000);
  fc.assert(fc.property(datesOutsideEpoch, (input) => expect(parseInstant(input.toISOString())).toEqual(input)));
});
