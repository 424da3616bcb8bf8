import { countdownText, countdownTick } from './countdown';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  ['REC-029 all units', 4 * day + 17 * hour + 23 * minute + 34 * second, '4d 17h 23m 34s'],
  ['REC-029 leading zeros are left out', 5 * minute + 4 * second, '5m 4s'],
  ['REC-029 seconds alone', 59 * second, '59s'],
  ['REC-029 seconds always', 10, '0s'],
  ['REC-029 a last millisecond', 1, '0s'],
  ['REC-029 one second below a minute', minute - second, '59s'],
  ['REC-029 one minute', minute, '1m 0s'],
  ['REC-029 one second below a day', day - second, '23h 59m 59s'],
  ['REC-029 one day', day, '1d 0h 0m 0s'],
  ['REC-029 many days', 30 * day, '30d 0h 0m 0s'],
  ['OQ-105 zeros inside stay', day + 5 * second, '1d 0h 0m 5s'],
  ['OQ-105 zeros at the end stay', 2 * hour, '2h 0m 0s'],
  ['over', 0, null],
  ['over', -1, null],
  ['no time at all', Number.NaN, null],
])('%s', (_what, left, text) => {
  expect(countdownText(left)).toBe(text);
});

test('REC-028 a countdown looks at the clock every 500 ms', () => {
  expect(countdownTick).toBe(500);
});
