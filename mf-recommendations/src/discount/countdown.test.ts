import { countdownIntervalMs, countdownText } from './countdown';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  ['REC-029 shows all units', 4 * day + 17 * hour + 23 * minute + 34 * second, '4d 17h 23m 34s'],
  ['REC-029 omits leading zero units', 5 * minute + 4 * second, '5m 4s'],
  ['REC-029 shows seconds alone', 59 * second, '59s'],
  ['REC-029 shows 0s below one second', second - 1, '0s'],
  ['REC-029 shows 0s for the last millisecond', 1, '0s'],
  ['REC-029 shows 59s one second below a minute', minute - second, '59s'],
  ['REC-029 shows one minute', minute, '1m 0s'],
  ['REC-029 shows three units one second below a day', day - second, '23h 59m 59s'],
  ['REC-029 shows one day', day, '1d 0h 0m 0s'],
  ['REC-029 shows many days', 30 * day, '30d 0h 0m 0s'],
  ['OQ-105 keeps inner zero units', day + 5 * second, '1d 0h 0m 5s'],
  ['OQ-105 keeps zero units at the end', 2 * hour, '2h 0m 0s'],
  ['shows nothing at the end', 0, null],
  ['shows nothing after the end', -1, null],
  ['shows nothing for an invalid time', Number.NaN, null],
])('%s', (_what, remaining, text) => {
  expect(countdownText(remaining, 'en')).toBe(text);
});

test.each([
  ['de', '4 Tg. 17 Std. 23 Min. 1 Sek.'],
  ['es', '4 d 17 h 23 min 1 s'],
  ['fr', '4 j 17 h 23 min 1 s'],
  ['pt-BR', '4 dias 17 h 23 min 1 s'],
  ['ja', '4 日 17 時間 23 分 1 秒'],
  ['ar', '4 أيام 17 س 23 د 1 ث'],
])('formats the time left in %s as %s', (lang, text) => {
  expect(countdownText(4 * day + 17 * hour + 23 * minute + second, lang)?.replace(/\s/g, ' ')).toBe(text);
});

test.each(['en_US', 'enUS', 'art_xpirate', '', 'pt_PT_ao90', 'de_DE_formal', 'sr@latin'])(
  'formats the time left on a page whose language is %p',
  (lang) => {
    expect(countdownText(day, lang)).toMatch(/^1\D+0\D+0\D+0\D*$/);
  },
);

test('REC-028 sets the interval of the countdown to 500 ms', () => {
  expect(countdownIntervalMs).toBe(500);
});
