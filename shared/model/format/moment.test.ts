import { formatMoment, formatTime } from './moment';

const plain = (text: string) => text.replace(/\s/g, ' ');
const zone = 'America/New_York';

test.each([
  ['en', 'Oct 26, 2023, 7:05 PM', '7:05 PM'],
  ['de', '26.10.2023, 19:05', '19:05'],
  ['es', '26 oct 2023, 19:05', '19:05'],
  ['fr', '26 oct. 2023, 19:05', '19:05'],
  ['pt-BR', '26 de out. de 2023, 19:05', '19:05'],
  ['ja', '2023/10/26 19:05', '19:05'],
  ['ar', '26\u200f/10\u200f/2023، 7:05 م', '7:05 م'],
])('in %s a moment is %s', (lang, moment, time) => {
  const options = { lang, timeZone: zone };
  expect(plain(formatMoment('2023-10-26T23:05:00Z', options))).toBe(moment);
  expect(plain(formatTime('2023-10-26T23:05:00Z', options))).toBe(time);
});

test.each([['soon'], [undefined], [Number.NaN]])('%p is not a moment', (date) => {
  expect(formatMoment(date, { lang: 'de', timeZone: zone })).toBe('');
});
